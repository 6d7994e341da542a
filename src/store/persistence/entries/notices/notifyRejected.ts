import { integrationKey, type Integration } from '@/domain/integrations/integrations';
import { merchantKey } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import { numberOf } from '@/domain/rowNumbers';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import { findCurrency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { refundableAmount, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { partyNameOf } from '@/domain/statements/parties';
import { effectiveRows, type Overlay } from '@/slices/entities/overlay';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { recordsRefused } from '@/slices/persistenceSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import { selectCurrencyCode } from '@/slices/workspaceSlice';
import type { Clock } from '@/store/clock';
import { factsOf } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/store';
import { recordedTimeText } from './recordedTimeText';
import * as texts from './rejectedTexts';

/** Further rejected records are only counted: a batch may have thousands. */
const MOST_TOASTS = 3;

/**
 * Reports records that a colleague's record made impossible. `values` are the rejected records of a kind; they are in
 * quarantine. Returns the reasons by their ids.
 */
export function notifyRejected(kind: string, values: readonly unknown[]) {
  return (dispatch: AppDispatch, getState: () => RootState, { clock }: { clock: Clock }) => {
    const state = getState();
    const reasons = new Map(
      values.map((value) => [(value as { id: string }).id, describe(kind, value, state, clock)] as const),
    );
    dispatch(recordsRefused(Object.fromEntries(reasons)));
    const shown = new Set([...new Set(reasons.values())].slice(0, MOST_TOASTS));
    for (const text of shown) dispatch(toastShown({ title: texts.notRecorded, text }));
    const more = [...reasons.values()].filter((text) => !shown.has(text)).length;
    if (more > 0) dispatch(toastShown({ title: texts.notRecorded, text: texts.moreRejected(more) }));
    return reasons;
  };
}

function describe(kind: string, value: unknown, state: RootState, clock: Clock): string {
  if (kind === 'payments') return describePayment(value as PaymentRecord, state, clock);
  if (kind === 'payouts') return describePayout(value as Payout, state, clock);
  if (kind === 'merchants')
    return describeRow(value as Merchant, { ...state.merchants, keyOf: merchantKey }, state, clock);
  return describeRow(value as Integration, { ...state.integrations, keyOf: integrationKey }, state, clock);
}

/** A name belongs to the first row that got it. */
function describeRow<Row extends Merchant | Integration>(
  row: Row,
  { keyOf, ...overlay }: Overlay<Row> & { keyOf: (row: Row) => string },
  state: RootState,
  clock: Clock,
): string {
  const name = 'integrationName' in row ? row.integrationName : row.name;
  const other = effectiveRows(overlay).find((known) => known.id !== row.id && keyOf(known) === keyOf(row));
  const first = Object.values(state.edits.records).findLast(({ rowId }) => rowId === other?.id);
  if (!other || !first) return texts.rowRefused(name);
  return texts.nameOfRowTaken(name, first.recordedBy, numberOf(other), recordedTimeText(first, state, clock));
}

function describePayment({ transactionId }: PaymentRecord, state: RootState, clock: Clock): string {
  const records = recordsOfPayment(selectPaymentEvents(state), transactionId);
  const first = records.at(-1);
  const money = (cents: number) => formatMoney(cents, findCurrency(selectCurrencyCode(state)));
  const payment = factsOf(state).findPayment(transactionId);
  const rest = payment ? refundableAmount(payment, records) : 0;
  if (!first || !payment) return texts.notAllowed(transactionId);
  const done =
    first.kind === 'void'
      ? texts.voided(first.recordedBy, recordedTimeText(first, state, clock))
      : texts.refunded(first.recordedBy, money(first.amount), recordedTimeText(first, state, clock));
  return `${transactionId}: ${done} ${rest > 0 ? texts.refundable(money(rest)) : texts.nothingRefundable}`;
}

function describePayout({ partyId, amount }: Payout, state: RootState, clock: Clock): string {
  const first = Object.values(state.payouts.records)
    .filter((payout) => payout.partyId === partyId)
    .at(-1);
  const money = (cents: number) => formatMoney(cents, findCurrency(selectCurrencyCode(state)));
  const reason = first
    ? texts.paidOut(first.recordedBy, money(first.amount), recordedTimeText(first, state, clock), money(amount))
    : texts.payoutTooHigh(money(amount));
  const names = new Map(effectiveRows(state.merchants).map(({ id, name }) => [id, name]));
  return `${partyNameOf(names, partyId)}: ${reason}`;
}
