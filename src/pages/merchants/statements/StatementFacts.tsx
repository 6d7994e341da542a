import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type Column, type TableColumns } from '@/components/lists/DataTable';
import { DetailList } from '@/components/dialogs/DetailList';
import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import * as text from '@/components/text/text.module.scss';
import { LargeMoney, Money } from '@/containers/Money';
import { useMoney } from '@/containers/useMoney';
import { formatRange } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { statementNumber } from '@/domain/statements/issued';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import { LINE_KINDS } from '@/domain/statements/statementLines';
import type { LineTotals, Statement } from '@/domain/statements/sums/lineSums';
import type { OpenStatement } from '@/selectors/statements/statementSelectors';
import { selectCurrencyCode, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './statements.module.scss';
import { useIsWhole } from './usePrinting';

type Row = { name: string; net: number; totals?: LineTotals };

const amount = (header: string, centsOf: (totals: LineTotals) => number): Column<Row> => ({
  header,
  // A payout has no split.
  render: ({ totals }) => totals && totals.gross !== 0 && <Money cents={centsOf(totals)} />,
  isNumeric: true,
});

const COLUMNS: TableColumns<Row> = [
  { header: 'TOTALS', render: ({ name }) => name },
  { header: 'LINES', render: ({ totals }) => totals && formatCount(totals.count), isNumeric: true },
  amount('GROSS', ({ gross }) => gross),
  amount('PROCESSOR', ({ fees }) => fees.processor),
  amount('PARTNERS', ({ fees }) => fees.partner),
  amount(PRODUCT_NAME.toUpperCase(), ({ fees }) => fees.platform),
  { header: 'NET', render: ({ net }) => <Money cents={net} />, isNumeric: true },
];

const FEW_COLUMNS: TableColumns<Row> = [COLUMNS[0], ...COLUMNS.slice(-1)];

/** The party of the statement, its sums by kind, and whether it is balanced. */
export function StatementFacts({ row, statement, isReproduced }: OpenStatement) {
  const money = useMoney();
  const isWhole = useIsWhole();
  const timeZone = useAppSelector(selectWorkspaceTimeZone);
  const currency = useAppSelector(selectCurrencyCode);
  const { issued, name, partyId, available, balance, pending, paid } = row;
  const { opening, closing, totals, isClosed } = statement;
  const rows: Row[] = [
    { name: 'Opening balance', net: opening },
    ...LINE_KINDS.flatMap((kind) =>
      totals[kind].count > 0
        ? [{ name: `${LINE_KIND_NAMES[kind]}s`, net: totals[kind].net, totals: totals[kind] }]
        : [],
    ),
    { name: 'Closing balance', net: closing },
  ];
  return (
    <section className={styles.facts}>
      <div className={styles.title}>
        <div>
          <p className={styles.issuer}>{PRODUCT_NAME}</p>
          <h2>{name}</h2>
          <p className="mb-0">
            Statement <span className={text.id}>{issued?.id ?? statementNumber(partyId, statement)}</span>,{' '}
            {formatRange(statement)}. Times of {timeZone}, amounts in {currency}.
          </p>
        </div>
        <p className={styles.closing}>
          <span>Closing balance</span>
          <LargeMoney cents={closing} />
        </p>
      </div>
      <p className={styles.badges}>
        <StatusBadge label={issued ? 'Issued' : 'Not issued'} tone={issued ? 'green' : 'grey'} />
        <StatusBadge label={isClosed ? 'Closes' : 'Does not close'} tone={isClosed ? 'green' : 'red'} />
        <span>
          {isClosed
            ? 'Opening balance and lines come to the closing balance, to the cent.'
            : 'The lines do not add up.'}
        </span>
      </p>
      {issued && (
        <p className="mb-0">
          Issued {issued.recordedAt} ({issued.zone}) by {issued.recordedBy}: {formatCount(issued.lines)} lines, hash{' '}
          <span className={text.id}>{issued.hash}</span>.
          {!isReproduced &&
            ` Rows changed since, so these lines are those of now: it was issued with ${money(issued.opening)} and ${money(issued.closing)}. The difference stands in the next statement.`}
        </p>
      )}
      <SplitBar label="How the payments divide" parties={partsOf(totals)} money={money} />
      <DataTable
        caption="Totals"
        columns={isWhole ? COLUMNS : FEW_COLUMNS}
        rows={rows}
        rowKey={(each) => each.name}
        empty={null}
        isInset
        isNarrow={!isWhole}
      />
      <div className={styles.now}>
        <DetailList
          items={[
            { term: 'Available now', value: money(available) },
            ...(balance < 0 ? [{ term: 'In debt', value: `${money(-balance)}, taken off the next payout` }] : []),
            { term: 'Pending', value: money(pending) },
            { term: 'Paid out so far', value: money(paid) },
          ]}
        />
      </div>
    </section>
  );
}

/** The split of the payments after refunds. */
function partsOf({ payment, refund }: Statement['totals']) {
  const processor = payment.fees.processor + refund.fees.processor;
  const partner = payment.fees.partner + refund.fees.partner;
  const platform = payment.fees.platform + refund.fees.platform;
  const merchant = payment.gross + refund.gross - processor - partner - platform;
  return splitParts({ merchant, processor, partner, platform }, 0 - refund.gross);
}
