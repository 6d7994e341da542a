import { useEffect, useMemo, useState } from 'react';
import { finish } from '@/lib/resumable';
import { selectOpening, type OpenStatement } from '@/selectors/statements/statementSelectors';
import { useAppSelector } from '@/store/hooks';
import { startResumable } from '@/store/runResumable';

/**
 * The open statement. Undefined for an unknown party, and null until a long one is computed for the first time. During
 * a later computation, the previous one stays.
 */
export function useOpenStatement(): OpenStatement | null | undefined {
  const opening = useAppSelector(selectOpening);
  const short = useMemo(() => (opening?.isLong === false ? finish(opening.open()) : undefined), [opening]);
  const [long, setLong] = useState<OpenStatement | null>(null);
  useEffect(() => {
    if (opening?.isLong) return startResumable(opening.open(), setLong);
  }, [opening]);
  return opening?.isLong ? long : short;
}
