import type { PastState, ConsoleColumns, ReportColumns } from '@/domain/reconciliation/columns';
import type { PaymentStatus } from '@/domain/payments/vocabulary';

/** One payment of each side, in cents. */
export type PlainRow = {
  id: string;
  reference: string;
  time: string;
  zone: string;
  currency: string;
  amount: number;
  refunded: number;
  disputed: number;
  status: PaymentStatus;
  processor: number;
  partner: number;
  platform: number;
  disputeOpened?: string;
  earlier?: readonly PastState[];
};

/** Builds a payment of $100.00 on June 10, 2024, with these fields. */
export function plainRow(id: string, b: Partial<PlainRow> = {}): PlainRow {
  return {
    id,
    reference: '',
    time: '2024-06-10 12:00:00',
    zone: 'UTC',
    currency: 'USD',
    amount: 10_000,
    refunded: 0,
    disputed: 0,
    status: 'Completed',
    processor: 320,
    partner: 480,
    platform: 200,
    ...b,
  };
}

export function consoleColumns(rows: readonly PlainRow[]): ConsoleColumns {
  const indices = new Map(rows.map(({ id }, index) => [id, index]));
  return {
    length: rows.length,
    currency: 'USD',
    idAt: (index) => rows[index]!.id,
    timeAt: (index) => rows[index]!.time,
    zoneAt: (index) => rows[index]!.zone,
    amountAt: (index) => rows[index]!.amount,
    refundedAt: (index) => rows[index]!.refunded,
    disputedAt: (index) => rows[index]!.disputed,
    disputeOpenedAt: (index) => rows[index]!.disputeOpened,
    statusAt: (index) => rows[index]!.status,
    earlierAt: (index) => rows[index]!.earlier,
    fees: {
      processor: rows.map(({ processor }) => processor),
      partner: rows.map(({ partner }) => partner),
      platform: rows.map(({ platform }) => platform),
    },
    indexOf: (id) => indices.get(id),
  };
}

export function reportColumns(rows: readonly PlainRow[]): ReportColumns {
  return {
    length: rows.length,
    unmatchedRefunds: 0,
    idAt: (row) => rows[row]!.id,
    referenceAt: (row) => rows[row]!.reference,
    timeAt: (row) => rows[row]!.time,
    zoneAt: (row) => rows[row]!.zone,
    currencyAt: (row) => rows[row]!.currency,
    amountAt: (row) => rows[row]!.amount,
    statusAt: (row) => rows[row]!.status,
    refunded: rows.map(({ refunded }) => refunded),
    disputed: rows.map(({ disputed }) => disputed),
    processor: rows.map(({ processor }) => processor),
    partner: rows.map(({ partner }) => partner),
    platform: rows.map(({ platform }) => platform),
  };
}
