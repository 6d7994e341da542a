import type { ReactNode } from 'react';
import * as text from '@/components/text/text.module.scss';
import * as parts from './payment.module.scss';

type Props = {
  id: string;
  isRecorded: boolean;
  /** The id as a link, where it leads somewhere. */
  link?: ReactNode;
};

/** An id of a payment; beside the specification's fallback it says that none was recorded, and leads nowhere. */
export function RecordedId({ id, isRecorded, link }: Props) {
  if (isRecorded && link !== undefined) return link;
  return (
    <>
      <span className={text.id}>{id}</span>
      {!isRecorded && <small className={parts.note}> not recorded</small>}
    </>
  );
}
