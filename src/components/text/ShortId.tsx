import { shortenId } from '@/domain/lists/shortenId';
import * as text from './text.module.scss';

type Props = { id: string };

/** An id that keeps to its column: a long one without its middle, which its title and paper have. */
export function ShortId({ id }: Props) {
  const short = shortenId(id);
  if (short === id) return id;
  return (
    <span className={text.shortened} title={id}>
      <span>{short}</span>
    </span>
  );
}
