import { checkReservedPayout } from '@/domain/approvals/proposals';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { computeBalances, earnedOf, type Balance } from '@/domain/statements/balances';
import { statementNumber, type IssuedStatement } from '@/domain/statements/issued';
import { computeStatement, issuedLinesOf } from '@/domain/statements/statements';
import { sharesToRecord } from '@/domain/payments/newRecords';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { addDays, type Day } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import { amountsOfStep, disputableAmount, isStepAllowed } from '@/domain/disputes/judgeDispute';
import { ALLOWED, refuse, type Eligibility, type Refusal } from '@/domain/refusals';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { finish } from '@/lib/resumable';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { sharesOfDispute } from '@/selectors/payments/disputePostings';
import { selectPayment, type Payment } from '@/selectors/payments/paymentsSelectors';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import {
  selectAvailableOn,
  selectIsOpeningAnswered,
  selectStatementSource,
} from '@/selectors/statements/statementSources';
import { selectToday } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';
import type { Draft } from './known/ledger';
import type { EngineStatement } from './wantedStatements';

/** A value with the figures that the server computes, or the reason why it cannot be recorded. */
export type Computed<Value> = { value: Value; eligibility: Eligibility };

type Fields = Readonly<Record<string, unknown>>;

/** The fields of new records that the server computes. What a page says of them is ignored. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  payments: ['shares', 'coveredFee', 'moved', 'ruleVersion', 'fileRefunded'],
  payouts: ['earned', 'ruleVersion'],
  proposals: ['proposerId', 'ruleIds', 'approvers', 'expires'],
  statements: ['opening', 'closing', 'earned', 'paidOut', 'lines', 'hash', 'paper', 'ruleVersion'],
};

/** What the schema requires of the figures before they are computed. */
const BLANK: Readonly<Record<string, Fields>> = {
  statements: { opening: 0, closing: 0, lines: 0, hash: '' },
  proposals: { proposerId: '', ruleIds: [], approvers: [], expires: 0 },
};

/** The value without the figures that the server computes. */
export function withoutFigures(kind: string, value: Fields): Fields {
  const computed = COMPUTED[kind];
  if (!computed) return value;
  return { ...Object.fromEntries(Object.entries(value).filter(([name]) => !computed.includes(name))), ...BLANK[kind] };
}

/** A refund or a void with the parts of each party, in cents, by the rules of the page. */
export function computeRecord(draft: Draft, record: PaymentRecord): Computed<PaymentRecord> {
  const { transactionId } = record;
  const payment = paymentIn(draft, transactionId);
  // The rules say that the payment is missing.
  if (!payment) return { value: record, eligibility: ALLOWED };
  if (record.kind === 'void')
    return { value: { ...record, shares: payment.allocation, ruleVersion: RULE_VERSION }, eligibility: ALLOWED };
  const { refundEligibility } = payment;
  const isDisputed = !refundEligibility.allowed && refundEligibility.refusal.kind === 'paymentDisputed';
  return {
    value: { ...record, fileRefunded: payment.row.refunded ?? 0, ...sharesToRecord(payment, record.amount) },
    eligibility: isDisputed ? refundEligibility : ALLOWED,
  };
}

/** A step of a dispute with what each party bears, in cents, and whether it may follow, by the rules of the page. */
export function computeDispute(draft: Draft, record: DisputeRecord): Computed<DisputeRecord> {
  const { transactionId, disputeId } = record;
  const payment = paymentIn(draft, transactionId);
  const dispute = payment?.disputes.find(({ id }) => id === disputeId);
  const step = { ...record, ...amountsOfStep(dispute, record) };
  const borne = sharesOfDispute(selectTransactionTable(draft.state()), step);
  if (!payment || !borne) return { value: record, eligibility: refuse({ kind: 'paymentMissing' }) };
  const { shares, feeShares } = borne;
  const { row, records } = payment;
  const value = { ...step, shares, feeShares, ruleVersion: RULE_VERSION };
  const steps = Object.values(draft.state().disputes.records);
  const isElsewhere = steps.some((other) => other.disputeId === disputeId && other.transactionId !== transactionId);
  if (!dispute && isFuture(draft, step.openedAt, step)) return { value, eligibility: refuse({ kind: 'rowRefused' }) };
  const isAllowed = !isElsewhere && isStepAllowed(payment, step);
  if (isAllowed) return { value, eligibility: ALLOWED };
  const last = steps
    .filter((other) => other.transactionId === transactionId)
    .sort(compareRecorded)
    .at(-1);
  const refusal: Refusal = last
    ? { kind: 'restorationExcluded', reason: 'laterStepRecorded', excludedBy: last.id }
    : { kind: 'amountAboveRefundable', refundable: disputableAmount(row, records, []) };
  return { value, eligibility: refuse(refusal) };
}

/** The state of one payment with its accepted records. Undefined for an unknown id. */
export function paymentIn(draft: Draft, transactionId: string): Payment | undefined {
  const { accepted } = draft.recordsOfPayment(transactionId);
  const state: RootState = { ...draft.state(), payments: { records: { [transactionId]: [...accepted] } } };
  return selectPayment(state, transactionId);
}

/**
 * A payout with everything that its party has earned, in cents. Without a reason, it may not exceed what was available on
 * its day, less what proposals reserve (cents). `isRestored` payouts were allowed on their day before.
 */
export function computePayout(
  draft: Draft,
  payout: Payout,
  { isRestored, reserved }: { isRestored: boolean; reserved: number },
): Computed<Payout> {
  const { partyId, amount, day, reason = '' } = payout;
  const balance = balanceOn(draft, partyId, day);
  const value = { ...payout, earned: earnedOf(balance) };
  const isUnknown = !draft.isInEngine && balance === undefined;
  if (!isRestored && (isUnknown || isFuture(draft, day, payout)))
    return { value, eligibility: refuse({ kind: 'rowRefused' }) };
  const isFree = isRestored || reason.trim() !== '';
  const available = isFree ? 0 : availableOn(draft, partyId, day);
  return {
    value: isRestored ? value : { ...value, ruleVersion: RULE_VERSION },
    eligibility: isFree ? ALLOWED : checkReservedPayout(amount, available, reserved),
  };
}

/** Whether a day comes after the newest day of the data and after the current one, anywhere on Earth. */
function isFuture(draft: Draft, day: Day, { recordedAt }: Pick<Payout, 'recordedAt'>): boolean {
  const newest = [selectToday(draft.state()), recordedAt.slice(0, 10)].reduce((a, b) => (a > b ? a : b));
  return day.slice(0, 10) > addDays(newest, 1);
}

/** What can be paid out to a party on a day, in cents. */
export function availableOn(draft: Draft, partyId: string, day: Day): Cents {
  if (!draft.isInEngine) return selectAvailableOn(draft.wholeState(), day).get(partyId) ?? 0;
  const state = draft.state();
  if (!selectIsOpeningAnswered(state)) return 0;
  const { included = new Set() } = draft.balancesOn(day) ?? {};
  const { closing = 0, available = 0 } = balanceOn(draft, partyId, day) ?? {};
  // Payouts of the same request are not in the balances yet.
  const further = Object.values(state.payouts.records).filter(
    (payout) => payout.partyId === partyId && !included.has(payout.id),
  );
  const paidOut = further.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(closing, available) - paidOut);
}

function balanceOn(draft: Draft, partyId: string, day: Day): Balance | undefined {
  if (!draft.isInEngine) return balanceOf(draft.wholeState(), partyId, { start: day, end: day });
  return draft.balancesOn(day)?.balances.find((balance) => balance.partyId === partyId);
}

/** A statement with its number, its figures in cents and its lines. */
export function computeIssuedStatement(draft: Draft, issued: IssuedStatement): IssuedStatement {
  const state = draft.isInEngine ? draft.state() : draft.wholeState();
  const { partyId, start, end } = issued;
  const days = { start, end };
  const { opening, closing, ...lines } = draft.isInEngine ? engineStatement(draft, issued) : statementIn(state, issued);
  // What was paid out follows from the payouts alone, and what was earned from the rest.
  const { paidOut } = balanceOf(state, partyId, days) ?? {};
  return {
    ...issued,
    id: statementNumber(selectPartyNumber(state, partyId), days),
    opening,
    closing,
    ...(paidOut !== undefined && { earned: closing - opening + paidOut, paidOut }),
    ...lines,
    ruleVersion: RULE_VERSION,
  };
}

function statementIn(state: RootState, { partyId, start, end }: IssuedStatement): EngineStatement {
  const statement = computeStatement(selectStatementSource(state), partyId, { start, end });
  const { opening, closing } = statement;
  return { opening, closing, ...finish(issuedLinesOf(statement)) };
}

function engineStatement(draft: Draft, issued: IssuedStatement): EngineStatement {
  const statement = draft.statementOf(issued);
  if (statement) return statement;
  throw new Error('The statement was not asked of the engine');
}

function balanceOf(state: RootState, partyId: string, days: { start: string; end: string }): Balance | undefined {
  const balances = computeBalances(selectStatementSource(state), days, [...selectMerchantNames(state).keys()]);
  return balances.find((balance) => balance.partyId === partyId);
}
