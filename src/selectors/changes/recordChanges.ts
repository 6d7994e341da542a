import type { ReconciliationRecord, Report, Resolution } from '@/domain/reconciliation/resolutions';
import { summarizeReport } from '@/domain/reconciliation/reportSummary';
import { rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { reportSummary } from '@/selectors/reconciliation/texts';
import { auditStampOf, type ChangeRow } from './changes';
import * as texts from './texts';
import { formatRange } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { refundReasonName } from '@/domain/payments/vocabulary';
import type { IssuedStatement } from '@/domain/statements/issued';
import { feeOfParty, partyNameOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts/payouts';

type MerchantOf = (paymentId: string) => { merchantId?: string | undefined; merchantName: string };

/** An imported report or a resolved discrepancy; undefined if the report or the discrepancy no longer exists. */
export function reconciliationChange(
  record: ReconciliationRecord,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): ChangeRow | undefined {
  return record.kind === 'report' ? reportChange(record) : settlementChange(record, reports, merchantOf);
}

function reportChange(report: Report): ChangeRow {
  return {
    ...auditStampOf(report),
    kind: 'Reports',
    what: texts.reportImported,
    reversal: texts.reportReversal,
    about: report.name,
    merchantName: '',
    from: texts.notCompared,
    why: '',
    to: reportSummary(report, summarizeReport(report, [], [])),
  };
}

function settlementChange(
  resolution: Resolution,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): ChangeRow | undefined {
  const { reportId, breakId, withBreakId, reason } = resolution;
  const report = reports.get(reportId);
  if (!report) return undefined;
  const discrepancy = report.breaks.find(({ id }) => id === breakId);
  if (!discrepancy) return undefined;
  // The id of a payout is its payee, which leads to no payment.
  const paymentId = report.of === 'payouts' ? undefined : discrepancy.ours?.id;
  const about = discrepancy.ours?.id ?? discrepancy.theirs[0]?.id ?? breakId;
  return {
    ...auditStampOf(resolution),
    kind: 'Resolved discrepancies',
    about,
    paymentId,
    ...(paymentId === undefined ? { merchantName: '' } : merchantOf(paymentId)),
    what: withBreakId === undefined ? texts.discrepancyResolved : texts.matchedManually,
    reversal: texts.resolutionReversal,
    from: texts.open(rulesOf(discrepancy.kind).label),
    to: texts.resolved,
    why: reason,
  };
}

/** A refund that was withdrawn, or restored since. */
export function refundChange(record: PaymentRecord, merchantOf: MerchantOf, currency: Currency): ChangeRow | undefined {
  if (record.kind !== 'refund') return undefined;
  const { transactionId: about, amount, reason } = record;
  return {
    ...auditStampOf(record),
    kind: 'Refunds',
    about,
    paymentId: about,
    ...merchantOf(about),
    what: texts.refundRecorded(formatMoney(amount, currency)),
    reversal: texts.refundReversal(formatMoney(amount, currency)),
    batch: record.batch,
    amount,
    from: '',
    to: texts.recorded,
    why: refundReasonName(reason),
  };
}

type Names = ReadonlyMap<string, string>;

export function payoutChange(payout: Payout, names: Names, currency: Currency): ChangeRow {
  const { partyId, amount, day, reference, reason = '' } = payout;
  return {
    ...partyFields(partyId, names),
    ...auditStampOf(payout),
    kind: 'Payouts',
    payoutId: payout.id,
    amount,
    why: reason === '' ? reference : reason,
    what: texts.payout(formatMoney(amount, currency)),
    from: texts.available,
    to: texts.paidOut(day),
  };
}

export function statementChange(issued: IssuedStatement, names: Names, currency: Currency): ChangeRow {
  const { id, partyId, start, end, lines, closing, recordId } = issued;
  return {
    ...partyFields(partyId, names),
    ...auditStampOf(issued),
    // A statement that is withdrawn and issued again keeps its number, so the number alone is not unique.
    id: `${recordId} ${id}`,
    kind: 'Statements',
    what: texts.statementIssued(id),
    reversal: texts.statementReversal(id),
    from: texts.notIssued,
    why: formatRange({ start, end }),
    to: texts.statementContent(lines, formatMoney(closing, currency)),
  };
}

/** The party of a record as the subject of its change. */
export function partyFields(partyId: PartyId, names: Names) {
  const name = partyNameOf(names, partyId);
  return { about: name, merchantName: name, merchantId: feeOfParty(partyId) ? undefined : partyId };
}
