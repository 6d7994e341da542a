import { shortenId } from '@/domain/lists/shortenId';
import * as text from './text.module.scss';

type Props = { id: string };

/** An ID that fits its column: a long ID is shortened in the middle; its title and the printed page have all of it. */
export function ShortId({ id }: Props) {
  const short = shortenId(id);
  if (short === id) return id;
  return (
    <span className={text.shortened} title={id}>
      <span>{short}</span>
    </span>
  );
}
