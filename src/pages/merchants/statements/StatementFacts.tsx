import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type Column, type TableColumns } from '@/components/lists/DataTable';
import { DetailList } from '@/components/dialogs/DetailList';
import { splitParts } from '@/components/split/parties';
import { SplitBar } from '@/components/split/SplitBar';
import * as text from '@/components/text/text.module.scss';
import { modelNote } from '@/containers/settings/chargeModelTexts';
import { LargeMoney, Money, useMoney } from '@/containers/money/Money';
import { formatMoment } from '@/domain/calendar/moments';
import { formatRange } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
import { statementNumber } from '@/domain/statements/issued';
import { LINE_KIND_NAMES } from '@/domain/statements/statementFiles';
import { LINE_KINDS } from '@/domain/statements/statementLines';
import type { LineTotals, Statement } from '@/domain/statements/sums/lineSums';
import { feeOfParty } from '@/domain/statements/parties';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectChargeModels } from '@/selectors/payments/tableSelectors';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectIsOpeningAnswered } from '@/selectors/statements/statementSources';
import type { OpenStatement } from '@/selectors/statements/statementSelectors';
import { selectCurrencyCode, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './StatementFacts.module.scss';
import { useIsWhole } from './usePrinting';
import * as texts from './sheetTexts';
import * as listTexts from './texts';

type Row = { name: string; net: number; totals?: LineTotals };

const amount = (header: string, centsOf: (totals: LineTotals) => number): Column<Row> => ({
  header,
  // A payout has no split.
  render: ({ totals }) => totals && totals.gross !== 0 && <Money cents={centsOf(totals)} />,
  isNumeric: true,
});

const COLUMNS: TableColumns<Row> = [
  { header: texts.totalsHeader, render: ({ name }) => name },
  { header: texts.linesHeader, render: ({ totals }) => totals && formatCount(totals.count), isNumeric: true },
  amount(texts.grossHeader, ({ gross }) => gross),
  amount(texts.processorHeader, ({ fees }) => fees.processor),
  amount(texts.partnersHeader, ({ fees }) => fees.partner),
  amount(PRODUCT_NAME.toUpperCase(), ({ fees }) => fees.platform),
  { header: texts.netHeader, render: ({ net }) => <Money cents={net} />, isNumeric: true },
];

const FEW_COLUMNS: TableColumns<Row> = [COLUMNS[0], ...COLUMNS.slice(-1)];

/** The party of the statement, its sums by kind, and whether it is balanced. */
export function StatementFacts({ row, statement, isReproduced }: OpenStatement) {
  const money = useMoney();
  const isAnswered = useAppSelector(selectIsOpeningAnswered);
  const isWhole = useIsWhole();
  const timeZone = useAppSelector(selectWorkspaceTimeZone);
  const currency = useAppSelector(selectCurrencyCode);
  const { issued, name, partyId, available, balance, pending, paid } = row;
  const number = useAppSelector((state) => selectPartyNumber(state, partyId));
  const reserved = useAppSelector(selectReservations).parties.get(partyId) ?? 0;
  const models = useAppSelector(selectChargeModels);
  const model = models && (feeOfParty(partyId) ? models.ofWorkspace : models.modelOf(partyId, undefined));
  const { opening, closing, totals, isClosed } = statement;
  const rows: Row[] = [
    { name: texts.openingBalance, net: opening },
    ...LINE_KINDS.flatMap((kind) =>
      totals[kind].count > 0
        ? [
            {
              name: kind === 'disputeWon' ? texts.disputesWon : `${LINE_KIND_NAMES[kind]}s`,
              net: totals[kind].net,
              totals: totals[kind],
            },
          ]
        : [],
    ),
    { name: texts.closingBalance, net: closing },
  ];
  return (
    <section className={styles.facts}>
      <div className={styles.title}>
        <div>
          <p className={styles.issuer}>{PRODUCT_NAME}</p>
          <h2>{name}</h2>
          <p className="mb-0">
            {texts.statement} <span className={text.id}>{issued?.id ?? statementNumber(number, statement)}</span>,{' '}
            {formatRange(statement)}. {texts.zoneAndCurrency(timeZone, currency)}
          </p>
        </div>
        <p className={styles.closing}>
          <span>{texts.closingBalance}</span>
          <LargeMoney cents={closing} />
        </p>
      </div>
      {model && <p className="form-text mb-0">{modelNote(model)}</p>}
      <p className="d-flex flex-wrap gap-2 align-items-center mb-0">
        <StatusBadge label={issued ? listTexts.issued : listTexts.notIssued} tone={issued ? 'green' : 'grey'} />
        <StatusBadge label={isClosed ? texts.balanced : texts.notBalanced} tone={isClosed ? 'green' : 'red'} />
        <span>{isClosed ? texts.balancedText : texts.notBalancedText}</span>
      </p>
      {issued && (
        <p className="mb-0">
          {issued.hash === '' ? (
            texts.waitsForServer
          ) : (
            <>
              {texts.issuedBy(formatMoment(issued.recordedAt), issued)} <span className={text.id}>{issued.hash}</span>.
            </>
          )}
          {!isReproduced && ` ${texts.rowsChanged(money(issued.opening), money(issued.closing))}`}
        </p>
      )}
      <SplitBar label={texts.split} parties={partsOf(totals)} money={money} />
      <DataTable
        caption={texts.totals}
        columns={isWhole ? COLUMNS : FEW_COLUMNS}
        rows={rows}
        rowKey={(row) => row.name}
        empty={null}
        isInset
        isNarrow={!isWhole}
      />
      {/* Paper is read later and by others, so notes on the current state are not printed. */}
      <div className="d-print-none">
        <DetailList
          items={[
            { term: texts.availableNow, value: isAnswered ? money(available) : listTexts.notKnown },
            ...(balance < 0 ? [{ term: listTexts.negativeBalance, value: texts.deducted(money(-balance)) }] : []),
            ...(reserved > 0 ? [{ term: texts.waiting, value: money(reserved) }] : []),
            { term: texts.pending, value: money(pending) },
            { term: texts.paidOut, value: money(paid) },
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
