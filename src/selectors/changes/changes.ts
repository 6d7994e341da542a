import { formatDay, type LocalTime } from '@/domain/calendar/dates';
import { instantOf, timeInZone, type RecordedInstant } from '@/domain/calendar/instants';
import { formatMoment } from '@/domain/calendar/moments';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { refundReasonName } from '@/domain/payments/vocabulary';
import type { PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Batch } from '@/domain/payments/schema';
import { pastImports, type PastImport, type Workspace } from '@/domain/workspaces/workspaces';
import * as texts from './texts';

export const CHANGE_KINDS = [
  'Refunds',
  'Voids',
  'Edits',
  'Payouts',
  'Statements',
  'Imports',
  'Reports',
  'Resolved discrepancies',
  'Charge models',
  'Disputes',
  'Adjustments',
  'Agreed rates',
  'Notes',
  'Assignments',
  'Time zones',
] as const;
/** Only workspaces of a team have approvals. */
export const APPROVALS = 'Approvals';
export type ChangeKind = (typeof CHANGE_KINDS)[number] | typeof APPROVALS;

/** One entry of the audit trail. `at` is a day alone if the time is unknown; `from` is empty if there was nothing before. */
export type ChangeRow = {
  id: string;
  kind: ChangeKind;
  at: LocalTime;
  zone?: string | undefined;
  /** In milliseconds since 1970, if the record has it. */
  instant?: number | undefined;
  by: string;
  what: string;
  about: string;
  paymentId?: string | undefined;
  merchantId?: string | undefined;
  merchantName: string;
  payoutId?: string;
  from: string;
  to: string;
  why: string;
  /** What a money act moves, in cents. Negative if it withdraws an earlier record. */
  amount?: Cents | undefined;
  /** The batch that the record is part of. */
  batch?: Batch | undefined;
  /** The reversal that holds the record, which may be restored. */
  reversalId?: string;
  /** What its reversal and its restoration are called. Without it, they name the change. */
  reversal?: { reversed: string; restored: string } | undefined;
};

export type Names = (merchantId: string) => string;

type Stamp = RecordedInstant & { recordedBy: string };

/** Who recorded something, and when. */
export function auditStampOf({ id, recordedAt, recordedBy, zone, instant }: Stamp) {
  return { id, at: recordedAt, by: recordedBy, zone, instant };
}

export function paymentChanges(
  records: readonly PaymentRecord[],
  payment: { merchantId: string; amount: Cents; status: string; refunded?: Cents | undefined },
  nameOf: Names,
  currency: Currency,
): ChangeRow[] {
  let refunded = payment.refunded ?? 0;
  return records.map((record) => {
    const { transactionId: paymentId } = record;
    const { merchantId } = payment;
    const subject = { about: paymentId, paymentId, merchantId, merchantName: nameOf(merchantId) };
    const described = {
      ...auditStampOf(record),
      ...subject,
      ...describeRecord(record, currency),
      batch: record.batch,
    };
    if (record.kind === 'void') return { ...described, from: payment.status, to: texts.voided, amount: payment.amount };
    const from = texts.refunded(formatMoney(refunded, currency));
    refunded += record.amount;
    return { ...described, from, to: texts.refunded(formatMoney(refunded, currency)), amount: record.amount };
  });
}

/** The change with what its payment had refunded before and after it, in cents. Without that, it stays as it is. */
export function withRefundTotals(
  change: ChangeRow,
  totals: readonly [before: Cents, after: Cents] | undefined,
  currency: Currency,
): ChangeRow {
  if (!totals) return change;
  const [before, after] = totals;
  const refunded = (cents: Cents) => texts.refunded(formatMoney(cents, currency));
  return { ...change, from: refunded(before), to: refunded(after) };
}

/** The refunds and voids that are on hold, because the current data does not allow them. */
export function unappliedChanges(
  records: readonly PaymentRecord[],
  merchantOf: (paymentId: string) => Pick<ChangeRow, 'merchantId' | 'merchantName'>,
  currency: Currency,
): ChangeRow[] {
  return records.map((record) => {
    const { transactionId: about } = record;
    const subject = { about, paymentId: about, ...merchantOf(about), from: texts.recorded, to: texts.onHold };
    return { ...auditStampOf(record), ...subject, ...describeRecord(record, currency) };
  });
}

function describeRecord(record: PaymentRecord, currency: Currency): Pick<ChangeRow, 'kind' | 'what' | 'why'> {
  if (record.kind === 'void') return { kind: 'Voids', what: texts.voidRecorded, why: '' };
  const what = texts.refundRecorded(formatMoney(record.amount, currency));
  return { kind: 'Refunds', what, why: refundReasonName(record.reason) };
}

/** The imports of a workspace, undone ones included. Earlier versions did not record who imported a file. */
export function importChanges(workspace: Workspace): ChangeRow[] {
  const describeImport = (of: PastImport | undefined) => (of ? texts.importedPayments(of.rows, of.source) : '');
  let summary: PastImport | undefined;
  return importsInOrder(workspace).flatMap((run, index) => {
    const [from, to] = [
      describeImport(summary),
      summary ? describeImport(run) : texts.firstImport(run.rows, run.source),
    ];
    const about = { kind: 'Imports' as const, about: run.source, merchantName: '', why: '' };
    const by = { by: run.imported?.recordedBy ?? texts.unknownPerson, zone: run.imported?.zone };
    const change = {
      ...about,
      ...by,
      id: `import ${index}`,
      at: run.imported?.recordedAt ?? run.importedOn,
      what: texts.fileImported,
      from,
      to,
    };
    if (!run.undone) {
      summary = run;
      return [change];
    }
    const { recordedAt: at, recordedBy, zone } = run.undone;
    const undone = {
      id: `import ${index} undone`,
      at,
      by: recordedBy,
      zone,
      from: describeImport(run),
      to: from || texts.noPayments,
    };
    return [change, { ...change, ...undone, what: texts.importUndone }];
  });
}

/**
 * The time of a change in milliseconds since 1970, which sorts changes of different time zones. In the workspace of a team it is
 * the server's: ids have the time of the page, which may have waited for the server.
 */
export function instantOfChange({ id, at, zone, instant }: Pick<ChangeRow, 'id' | 'at' | 'zone' | 'instant'>): number {
  return instantOf({ id, recordedAt: at, zone, instant });
}

/** The change with its time in the zone of the workspace, if the workspace and the change have one. */
export function changeInZone(change: ChangeRow, timeZone: string | undefined): ChangeRow {
  const { at, zone } = change;
  if (timeZone === undefined || zone === undefined || zone === timeZone || at.length === 10) return change;
  return { ...change, at: timeInZone({ time: at, zone }, timeZone), zone: timeZone };
}

export function describeWhen({ at, zone }: Pick<ChangeRow, 'at' | 'zone'>): string {
  if (at.length === 10) return formatDay(at);
  return zone === undefined ? formatMoment(at) : `${formatMoment(at)} ${zone}`;
}

/** All imports in the order in which they were made: an undone import comes before the one that it had replaced. */
function importsInOrder({ source, rows, importedOn, imported, previous, past }: Workspace): PastImport[] {
  const all: PastImport[] = [];
  let undone: PastImport[] = [];
  for (const run of [...pastImports({ previous, past }), { source, rows, importedOn, imported }]) {
    if (run.undone) undone.push(run);
    else {
      all.push(run, ...undone);
      undone = [];
    }
  }
  return all;
}
