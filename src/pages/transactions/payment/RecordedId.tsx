import type { ReactNode } from 'react';
import * as text from '@/components/text/text.module.scss';
import * as parts from './payment.module.scss';

type Props = {
  id: string;
  isRecorded: boolean;
  /** The id as a link, where it leads somewhere. */
  link?: ReactNode;
};

/** An id of a payment. Where none was recorded it says so, in the sample beside the specification's fallback. */
export function RecordedId({ id, isRecorded, link }: Props) {
  if (isRecorded && link !== undefined) return link;
  if (id === '') return 'Not recorded';
  return (
    <>
      <span className={text.id}>{id}</span>
      {!isRecorded && <small className={parts.note}> not recorded</small>}
    </>
  );
}
