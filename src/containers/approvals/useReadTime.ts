import { useEffect } from 'react';
import { readCurrentTime } from '@/commands/approvals/readCurrentTime';
import { useAppDispatch } from '@/store/hooks';

/** In milliseconds: proposals expire by days, so a minute is soon enough. */
const PAUSE = 60_000;

/** Reads the time now and every minute, because proposals expire. */
export function useReadTime(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(readCurrentTime());
    const timer = setInterval(() => dispatch(readCurrentTime()), PAUSE);
    return () => clearInterval(timer);
  }, [dispatch]);
}
