import { formatDay, type LocalTime } from '@/domain/calendar/dates';
import { instantOf } from '@/domain/calendar/instants';
import { describeCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { refundReasonName, type PaymentRecord } from '@/domain/payments/payments';
import { pastImports, type PastImport, type Workspace } from '@/domain/workspaces/workspaces';

export const CHANGE_KINDS = [
  'Refunds',
  'Voids',
  'Edits',
  'Payouts',
  'Statements',
  'Imports',
  'Reports',
  'Settled breaks',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One thing that somebody changed: when (a day alone where no time is known), who, what of what, from what to what, and why. */
export type Change = {
  id: string;
  kind: ChangeKind;
  at: LocalTime;
  zone?: string | undefined;
  by: string;
  what: string;
  about: string;
  paymentId?: string | undefined;
  merchantId?: string | undefined;
  merchantName: string;
  from: string;
  to: string;
  why: string;
};

/** Where a merchant's name is looked up. */
export type Names = (merchantId: string) => string;

const NOBODY = 'Not recorded';

/** The refunds and voids of one payment, in the order of their times. */
export function paymentChanges(
  records: readonly PaymentRecord[],
  payment: { merchantId: string; amount: Cents; status: string; refunded?: Cents | undefined },
  nameOf: Names,
  currency: Currency,
): Change[] {
  let refunded = payment.refunded ?? 0;
  return records.map((record) => {
    const { id, transactionId, recordedAt, recordedBy, zone, kind } = record;
    const stamp = { id, at: recordedAt, by: recordedBy, zone, about: transactionId, paymentId: transactionId };
    const { merchantId } = payment;
    const who = { ...stamp, merchantId, merchantName: nameOf(merchantId) };
    if (kind === 'void')
      return { ...who, kind: 'Voids', what: 'Void recorded', from: payment.status, to: 'Voided', why: '' };
    const from = `${formatMoney(refunded, currency)} refunded`;
    refunded += record.amount;
    const to = `${formatMoney(refunded, currency)} refunded`;
    return {
      ...who,
      kind: 'Refunds',
      what: describeRefundRecord(record, currency),
      from,
      to,
      why: refundReasonName(record.reason),
    };
  });
}

/** The refunds and voids that wait for rows that allow them. */
export function waitingChanges(
  records: readonly PaymentRecord[],
  merchantOf: (paymentId: string) => Pick<Change, 'merchantId' | 'merchantName'>,
  currency: Currency,
): Change[] {
  return records.map((record) => {
    const { id, transactionId: about, recordedAt: at, recordedBy: by, zone } = record;
    const stamp = { id, at, by, zone, about, paymentId: about, ...merchantOf(about) };
    const told = { ...stamp, from: 'Recorded', to: 'Waits: the rows allow less', why: '' };
    if (record.kind === 'void') return { ...told, kind: 'Voids', what: 'Void recorded' };
    return {
      ...told,
      kind: 'Refunds',
      what: describeRefundRecord(record, currency),
      why: refundReasonName(record.reason),
    };
  });
}

/** The imports of a workspace's rows, also those that were undone; who brought them in earlier versions did not record. */
export function importChanges(own: Workspace): Change[] {
  const told = (of: PastImport | undefined) =>
    of ? `${describeCount(of.rows, 'payment')} of ${of.source}` : 'No rows';
  let standing: PastImport | undefined;
  return importsInOrder(own).flatMap((each, place) => {
    const [from, to] = [told(standing), told(each)];
    const about = { kind: 'Imports' as const, about: each.source, merchantName: '', why: '' };
    const by = { by: each.imported?.recordedBy ?? NOBODY, zone: each.imported?.zone };
    const change = {
      ...about,
      ...by,
      id: `import ${place}`,
      at: each.imported?.recordedAt ?? each.importedOn,
      what: 'File imported',
      from,
      to,
    };
    if (!each.undone) {
      standing = each;
      return [change];
    }
    const { recordedAt: at, recordedBy, zone } = each.undone;
    const back = { id: `import ${place} undone`, at, by: recordedBy, zone, from: to, to: from };
    return [change, { ...change, ...back, what: `Taken back: ${change.what}` }];
  });
}

/** A refund in the list of changes: it was recorded, which moves no money (issue 30). */
function describeRefundRecord({ amount }: { amount: Cents }, currency: Currency): string {
  return `Refund of ${formatMoney(amount, currency)} recorded`;
}

/** When a change happened, in milliseconds since 1970: by that changes of all zones are in order. */
export function instantOfChange({ id, at, zone }: Pick<Change, 'id' | 'at' | 'zone'>): number {
  return instantOf({ id, recordedAt: at, zone });
}

/** When a change happened, in words: its time with the zone, or the day alone. */
export function describeWhen({ at, zone }: Pick<Change, 'at' | 'zone'>): string {
  if (at.length === 10) return formatDay(at);
  return zone === undefined ? at : `${at} ${zone}`;
}

/** All imports as they were brought in: one that was undone is kept before the one that stood there again. */
function importsInOrder({ source, rows, importedOn, imported, previous, past }: Workspace): PastImport[] {
  const all: PastImport[] = [];
  let undone: PastImport[] = [];
  for (const each of [...pastImports({ previous, past }), { source, rows, importedOn, imported }]) {
    if (each.undone) undone.push(each);
    else {
      all.push(each, ...undone);
      undone = [];
    }
  }
  return all;
}
