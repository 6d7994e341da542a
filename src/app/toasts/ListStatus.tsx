import { useEffect, useRef } from 'react';
import { selectListStatus } from '@/selectors/lists/statusSelectors';
import { useAppSelector } from '@/store/hooks';

/** After the last letter typed: a screen reader would read each count in between. */
const PAUSE = 600;

/** Says to assistive technology how many rows of the open list are left, or that none is. */
export function ListStatus() {
  const text = useAppSelector(selectListStatus);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (place.current) place.current.textContent = text;
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <p ref={place} className="visually-hidden" />;
}
