import { useEffect, useState } from 'react';
import { findEventPayments, type EventChoice } from '@/selectors/batches/eventPayments';
import { useAppStore } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

/** The payments of the chosen event, found in steps. Undefined until the choice is complete and they are found. */
export function useEventPayments(choice: EventChoice | undefined): Uint32Array | undefined {
  const store = useAppStore();
  const [found, setFound] = useState<{ choice: EventChoice; positions: Uint32Array }>();
  useEffect(() => {
    if (!choice) return;
    return startResumable(findEventPayments(store.getState(), choice), (positions) => setFound({ choice, positions }));
  }, [store, choice]);
  return found && found.choice === choice ? found.positions : undefined;
}
