import { FEWER_COLUMNS } from '@/components/browser/useMediaQuery';
import { DataTable, type Column, type TableColumns } from '@/components/lists/DataTable';
import { ListFooter } from '@/components/lists/controls/ListFooter';
import { Money } from '@/containers/money/Money';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { lineColumns } from '@/pages/merchants/payoutLines/lineColumns';
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

const { kind, time, payment, net } = lineColumns<Line>((line) => line);

const COLUMNS: TableColumns<Line> = [
  time,
  kind,
  payment,
  figure(texts.grossHeader, ({ gross }) => gross),
  figure(texts.processorHeader, ({ fees }) => fees.processor),
  figure(texts.partnersHeader, ({ fees }) => fees.partner),
  figure(PRODUCT_NAME.toUpperCase(), ({ fees }) => fees.platform),
  net,
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
        rows={isPrinting && !statement.part ? linesFrom(statement, 0, PRINTED_LINES) : view.rows}
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
