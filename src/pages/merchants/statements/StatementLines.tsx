import { FEWER_COLUMNS } from '@/components/browser/useMediaQuery';
import { DataTable, type Column, type TableColumns } from '@/components/lists/DataTable';
import { ListFooter } from '@/components/lists/ListFooter';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import { ShortId } from '@/components/text/ShortId';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/Money';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import { describeShownNote } from '@/selectors/statements/lineTexts';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { linesFrom, linesInView } from '@/selectors/statements/statementSelectors';
import { selectStatementsView, statementsListActions } from '@/slices/lists/statementsListSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useIsWhole, usePrinting } from './usePrinting';
import * as styles from './statements.module.scss';
import * as texts from './sheetTexts';

/** Above this number of lines, printing is not offered. The file has all of them. */
const PRINTED_LINES = 5_000;

type Line = ReturnType<typeof linesFrom>[number];

// A payout has no split.
const figure = (header: string, centsOf: (line: Line) => number): Column<Line> => ({
  header,
  render: (line) => line.gross !== 0 && <Money cents={centsOf(line)} />,
  isNumeric: true,
});

const COLUMNS: TableColumns<Line> = [
  { header: texts.timeHeader, render: ({ time }) => <span className={text.date}>{time || '–'}</span> },
  {
    header: texts.lineHeader,
    render: (line) => {
      const note = describeShownNote(line);
      return (
        <>
          {LINE_KIND_NAMES[line.kind]}
          {note !== '' && <small className={text.note}>{note}</small>}
        </>
      );
    },
    cardSlot: 'name',
  },
  {
    header: texts.transactionHeader,
    render: ({ paymentId }) =>
      paymentId !== '' && (
        <DialogLink dialog={{ kind: 'transactionDetails', transactionId: paymentId }} look={ROW_ID_LINK}>
          <ShortId id={paymentId} />
        </DialogLink>
      ),
  },
  figure(texts.grossHeader, ({ gross }) => gross),
  figure(texts.processorHeader, ({ fees }) => fees.processor),
  figure(texts.partnersHeader, ({ fees }) => fees.partner),
  figure(PRODUCT_NAME.toUpperCase(), ({ fees }) => fees.platform),
  { header: texts.netHeader, render: ({ net }) => <Money cents={net} />, isNumeric: true, cardSlot: 'figure' },
  {
    header: texts.balanceHeader,
    render: ({ balance }) => <Money cents={balance} />,
    isNumeric: true,
    cardSlot: 'badge',
  },
];

const FEW_COLUMNS: TableColumns<Line> = [COLUMNS[0], ...COLUMNS.slice(1, 3), ...COLUMNS.slice(-2)];

type Props = { statement: Statement };

/** The lines of a statement: one page on the screen, all on paper. */
export function StatementLines({ statement }: Props) {
  const dispatch = useAppDispatch();
  const view = linesInView(statement, useAppSelector(selectStatementsView));
  const isPrinting = usePrinting();
  const isWhole = useIsWhole(FEWER_COLUMNS);
  const { length } = statement;
  return (
    <section className={styles.lines}>
      <DataTable
        caption={texts.linesCaption}
        columns={isWhole ? COLUMNS : FEW_COLUMNS}
        hasCardRows={!isWhole}
        isNarrow={!isWhole}
        rows={isPrinting ? linesFrom(statement, 0, PRINTED_LINES) : view.rows}
        rowKey={({ index }) => index}
        empty={texts.noLines}
      />
      {isPrinting && length > PRINTED_LINES && (
        <p>{texts.firstLines(formatCount(PRINTED_LINES), formatCount(length))}</p>
      )}
      <p className={styles.total}>
        <span>{texts.closingBalance}</span> <Money cents={statement.closing} />
      </p>
      <ListFooter
        noun={texts.lines}
        view={view}
        onPageSelect={(page) => dispatch(statementsListActions.pageChosen(page))}
        onPageSizeSelect={(size) => dispatch(statementsListActions.pageSizeChosen(size))}
      />
    </section>
  );
}
