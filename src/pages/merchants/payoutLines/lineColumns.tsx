import type { Column } from '@/components/lists/DataTable';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import { ShortId } from '@/components/text/ShortId';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/money/Money';
import { PendingRecord } from '@/containers/PendingRow';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import type { StatementLine } from '@/domain/statements/statementLines';
import { describeShownNote } from '@/selectors/statements/lineTexts';
import * as texts from './texts';

/** The columns of a line: its kind, its time, its payment and the net amount of its party. */
export function lineColumns<Row>(lineOf: (row: Row) => StatementLine) {
  return {
    kind: {
      header: texts.lineHeader,
      render: (row: Row) => {
        const line = lineOf(row);
        const note = describeShownNote(line);
        return (
          <>
            {LINE_KIND_NAMES[line.kind]}
            {note !== '' && <small className={text.note}>{note}</small>}
            {process.env.TEAM !== '' && line.recordId !== undefined && <PendingRecord id={line.recordId} />}
          </>
        );
      },
      cardSlot: 'name',
    },
    time: {
      header: texts.timeHeader,
      render: (row: Row) => <span className={text.date}>{lineOf(row).time || '–'}</span>,
    },
    payment: {
      header: texts.transactionHeader,
      render: (row: Row) => {
        const { paymentId } = lineOf(row);
        return (
          paymentId !== '' && (
            <DialogLink dialog={{ kind: 'transactionDetails', transactionId: paymentId }} look={ROW_ID_LINK}>
              <ShortId id={paymentId} />
            </DialogLink>
          )
        );
      },
    },
    net: {
      header: texts.netHeader,
      render: (row: Row) => <Money cents={lineOf(row).net} />,
      isNumeric: true,
      cardSlot: 'figure',
    },
  } as const satisfies Record<string, Column<Row>>;
}
