import { useEffect, useState } from 'react';
import type { FeeCheck } from '@/domain/fees/feeCheck';
import { selectFeeChecking } from '@/selectors/reconciliation/feeCheckSelectors';
import { useAppSelector } from '@/store/hooks';

/** Payments that are checked at once: some thousandths of a second. */
const PORTION = 50_000;

/** The check of all fees as they are now, made in portions so that the page goes on; undefined while it is made. */
export function useFeeCheck(): FeeCheck | undefined {
  const checking = useAppSelector(selectFeeChecking);
  const [made, setMade] = useState<{ of: typeof checking; check: FeeCheck }>();
  useEffect(() => {
    const started = checking.start();
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (done: number) => {
      started.advance(done);
      if (done < checking.length) timer = setTimeout(() => goOn(done + PORTION));
      else setMade({ of: checking, check: started.finish() });
    };
    timer = setTimeout(() => goOn(PORTION));
    return () => clearTimeout(timer);
  }, [checking]);
  return made?.of === checking ? made.check : undefined;
}
