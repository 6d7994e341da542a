import { formatDay, type LocalTime } from '@/domain/calendar/dates';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import { describeCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import type { PaymentRecord } from '@/domain/payments/payments';
import type { Report, Settlement } from '@/domain/reconciliation/settlements';
import { describeStanding, standingOf } from '@/domain/reconciliation/standing';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { ChangeKind } from './changeShape';
import { describeFields } from './editWords';
import type { Edit } from './edits';

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
type Names = (merchantId: string) => string;

const NOBODY = 'Not recorded';

/** Fields that tell again who suspended a merchant and when, as its edits do. */
const TOLD_BY_EDITS = ['suspended', 'pastSuspensions'];

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
      return { ...who, kind: 'Voids', what: 'Payment voided', from: payment.status, to: 'Voided', why: '' };
    const from = `${formatMoney(refunded, currency)} refunded`;
    refunded += record.amount;
    const to = `${formatMoney(refunded, currency)} refunded`;
    return {
      ...who,
      kind: 'Refunds',
      what: `Refund of ${formatMoney(record.amount, currency)}`,
      from,
      to,
      why: record.reason,
    };
  });
}

/** The edits of merchants and integrations: what they became stands in the next edit of the field, or in the row. */
export function editChanges(
  edits: readonly Edit[],
  rows: { merchants: ReadonlyMap<string, Merchant>; integrations: ReadonlyMap<string, Integration> },
  nameOf: Names,
  currency: Currency,
): Change[] {
  const later = new Map<string, Record<string, unknown>>();
  const newestFirst = [...edits].sort(
    (one, other) => compare(other.recordedAt, one.recordedAt) || compare(other.id, one.id),
  );
  return newestFirst.map(({ id, subject, rowId, recordedAt, recordedBy, zone, before }) => {
    const merchant = rows.merchants.get(rowId);
    const integration = rows.integrations.get(rowId);
    const row: object | undefined = subject === 'merchant' ? merchant : integration;
    const key = `${subject} ${rowId}`;
    const became = { ...row, ...later.get(key) } as Record<string, unknown>;
    later.set(key, { ...later.get(key), ...before });
    const merchantId = subject === 'merchant' ? rowId : integration?.merchantId;
    const fields = Object.keys(before ?? {}).filter(
      (name) => !TOLD_BY_EDITS.includes(name) && !isSameText(before?.[name], became[name]),
    );
    const isTakenBack = !row || (before !== null && fields.length === 0);
    const after = Object.fromEntries(fields.map((name) => [name, became[name]]));
    const noun = subject === 'merchant' ? 'Merchant' : 'Integration';
    return {
      ...{ id, kind: 'Edits', at: recordedAt, by: recordedBy, zone },
      what: `${noun} ${before === null ? 'added' : 'edited'}${isTakenBack ? ', and taken back' : ''}`,
      about: (subject === 'merchant' ? merchant?.name : integration?.integrationName) ?? rowId,
      merchantId,
      merchantName: merchantId === undefined ? '' : nameOf(merchantId),
      from: before === null ? 'Not there' : describeFields(pick(before, fields), currency),
      to: before === null ? 'There' : describeFields(after, currency),
      why: fields.includes('status') && typeof after.statusReason === 'string' ? after.statusReason : '',
    } satisfies Change;
  });
}

/** The reports that were brought in, and the breaks of them that were settled. */
export function reconciliationChanges(
  reports: readonly Report[],
  settlements: readonly Settlement[],
  merchantOf: (paymentId: string) => { merchantId?: string | undefined; merchantName: string },
): Change[] {
  const byId = new Map(reports.map((report) => [report.id, report]));
  return [
    ...reports.map((report): Change => {
      const { id, recordedAt, recordedBy, zone, name } = report;
      const to = describeStanding(report, standingOf(report, [], []));
      const stamp = { id, at: recordedAt, by: recordedBy, zone };
      return {
        ...stamp,
        kind: 'Reports',
        what: 'Report brought in',
        about: name,
        merchantName: '',
        from: 'Not compared',
        to,
        why: '',
      };
    }),
    ...settlements.flatMap((settlement): Change[] => {
      const { id, recordedAt, recordedBy, zone, reportId, breakId, withBreakId, reason } = settlement;
      const broken = byId.get(reportId)?.breaks.find((each) => each.id === breakId);
      if (!broken) return [];
      const paymentId = broken.ours?.id;
      const about = paymentId ?? broken.theirs[0]?.id ?? breakId;
      return [
        {
          ...{ id, kind: 'Settled breaks', at: recordedAt, by: recordedBy, zone, about, paymentId },
          ...(paymentId === undefined ? { merchantName: '' } : merchantOf(paymentId)),
          what: withBreakId === undefined ? 'Break accepted' : 'Break matched by hand',
          from: `Open: ${broken.kind}`,
          to: 'Settled',
          why: reason,
        },
      ];
    }),
  ];
}

/** The import of a workspace's rows, and the one before it where it can be undone; who brought them in was not recorded. */
export function importChanges({ source, rows, importedOn, previous }: Workspace): Change[] {
  const told = (of: { source: string; rows: number }) => `${describeCount(of.rows, 'payment')} of ${of.source}`;
  const about = { kind: 'Imports' as const, by: NOBODY, what: 'File imported', merchantName: '', why: '' };
  return [
    {
      ...about,
      id: 'import',
      at: importedOn,
      about: source,
      from: previous ? told(previous) : 'No rows',
      to: told({ source, rows }),
    },
    ...(previous
      ? [
          {
            ...about,
            id: 'previous import',
            at: previous.importedOn,
            about: previous.source,
            from: 'No rows',
            to: told(previous),
          },
        ]
      : []),
  ];
}

/** When a change happened, in words: its time with the zone, or the day alone. */
export function describeWhen({ at, zone }: Pick<Change, 'at' | 'zone'>): string {
  if (at.length === 10) return formatDay(at);
  return zone === undefined ? at : `${at} ${zone}`;
}

function pick(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
