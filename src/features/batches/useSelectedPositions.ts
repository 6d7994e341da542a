import { useState } from 'react';
import { selectSelectedPositions } from '@/selectors/payments/list/selectedPayments';
import { useAppStore } from '@/store/hooks';

/** The payments that were selected when the dialog opened: the list behind changes as the batch runs. */
export function useSelectedPositions(): Uint32Array {
  const store = useAppStore();
  const [positions] = useState(() => selectSelectedPositions(store.getState()).slice());
  return positions;
}
