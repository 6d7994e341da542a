import { useEffect, useState } from 'react';
import type { FeeCheck } from '@/domain/fees/feeCheck';
import type { Resumable } from '@/lib/resumable';
import { selectFeeChecking } from '@/selectors/reconciliation/feeCheckSelectors';
import { useAppSelector } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

/** Payments per step: a step must not block the page. */
const PORTION = 1_000;

/** Checks all fees in steps between the work of the page; undefined until the check is complete. */
export function useFeeCheck(): FeeCheck | undefined {
  const checking = useAppSelector(selectFeeChecking);
  const [made, setMade] = useState<{ of: typeof checking; check: FeeCheck }>();
  useEffect(() => startResumable(checkInSteps(checking), (check) => setMade({ of: checking, check })), [checking]);
  return made?.of === checking ? made.check : undefined;
}

function* checkInSteps({ length, start }: ReturnType<typeof selectFeeChecking>): Resumable<FeeCheck> {
  const started = start();
  for (let done = 0; done < length; done += PORTION) {
    started.advance(done + PORTION);
    yield;
  }
  return started.finish();
}
