import type { ReactNode } from 'react';
import * as text from '@/components/text/text.module.scss';
import * as parts from './payment.module.scss';
import * as texts from './texts';

type Props = {
  id: string;
  of: keyof typeof texts.unknownIds;
  isRecorded: boolean;
  link?: ReactNode;
};

/** The specification shows a fallback id for an unknown one, so a note says that the id is not the payment's own. */
export function RecordedId({ id, of, isRecorded, link }: Props) {
  if (isRecorded && link !== undefined) return link;
  if (id === '') return texts.notRecorded;
  const shown = <span className={text.id}>{id}</span>;
  if (isRecorded) return shown;
  return (
    <>
      <span className={parts.note}>{texts.unknownIds[of]}</span>
      {shown}
      <span className={parts.note}>{texts.unknownIdEnd}</span>
    </>
  );
}
