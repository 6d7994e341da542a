import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Currency } from '@/domain/money/currency';
import { formatMoney, type Cents } from '@/domain/money/money';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { refundSchema, voidSchema } from '@/domain/payments/schema';
import type { PaymentData } from '@/domain/payments/payment';
import { VOIDED, type PaymentStatus } from '@/domain/payments/vocabulary';

const NO_RECORDS: readonly PaymentRecord[] = [];

export type Refund = InferOutput<typeof refundSchema>;
export type Void = InferOutput<typeof voidSchema>;
export type PaymentRecord = Refund | Void;

/** A refund from a file. `isUndated` is true if the file has the refund without a time. */
export type FileRefund = Refund & { isUndated: boolean };

/** The fields of a transaction that the rules for voids and refunds need. */
export type Payable = Pick<PaymentData, 'amount' | 'status' | 'refunded' | 'refundSteps'>;

/** The refunded amount of the files in cents; a row with the status Refunded counts in full. */
export function fileRefundedOf({ amount, status, refunded = 0 }: Payable): Cents {
  return status === 'Refunded' ? amount : refunded;
}

/**
 * The recorded refunds that files confirm, because the refunded amount of the files has grown since each was recorded: per refund of
 * the files, in their order, a record of exactly that amount first, then the oldest that fit into what has grown. What the files had
 * when a record was made never confirms it, and a later file takes no confirmation away. A record of an earlier version does
 * not say what the files had then, so it is never confirmed. A confirmed refund and its part of the growth are one refund.
 */
export function confirmedRefunds(payment: Payable, records: readonly PaymentRecord[]): readonly Refund[] {
  const refunded = fileRefundedOf(payment);
  // Most payments of a long log have not more refunds in files than when the refund was recorded.
  const open = records.filter(
    (record): record is Refund & { fileRefunded: Cents } =>
      record.kind === 'refund' && Number(record.fileRefunded) < refunded,
  );
  if (open.length === 0) return open;
  const confirmed = new Set<(typeof open)[number]>();
  let reached = 0;
  // What the refunds of the files leave of their sum comes last.
  for (const step of [...(payment.refundSteps ?? []), refunded]) {
    const before = reached;
    reached = Math.min(before + step, refunded);
    const waiting = open.filter((refund) => !confirmed.has(refund));
    const exact = waiting.filter(({ amount, fileRefunded }) => amount === reached - Math.max(before, fileRefunded));
    for (const refund of [...exact.slice(0, 1), ...waiting])
      if (fitsGrowth([...confirmed, refund], reached)) confirmed.add(refund);
  }
  return [...confirmed];
}

/** Whether refunds fit into the growth to an amount (cents), each into the growth since it was recorded. */
function fitsGrowth(refunds: readonly { amount: Cents; fileRefunded: Cents }[], reached: Cents): boolean {
  return [...new Set(refunds.map(({ fileRefunded }) => fileRefunded))].every((from) => {
    const since = refunds.filter(({ fileRefunded }) => fileRefunded >= from);
    return since.reduce((sum, { amount }) => sum + amount, 0) <= reached - from;
  });
}

/** The recorded voids that a file confirms, because the payment is voided there too. */
export function confirmedVoids({ status }: Payable, records: readonly PaymentRecord[]): readonly Void[] {
  return status === VOIDED ? records.filter((record) => record.kind === 'void') : [];
}

/** The sum of the recorded refunds in cents, also of those that files confirm. */
export function sumOfRefunds(records: readonly PaymentRecord[]): Cents {
  return records.reduce((sum, record) => sum + (record.kind === 'refund' ? record.amount : 0), 0);
}

/** The refunded amount in cents, imported and recorded refunds included, each once. */
export function refundedOf(payment: Payable, records: readonly PaymentRecord[]): Cents {
  if (payment.status === 'Refunded') return payment.amount;
  const confirmed = confirmedRefunds(payment, records).reduce((sum, { amount }) => sum + amount, 0);
  return sumOfRefunds(records) + fileRefundedOf(payment) - confirmed;
}

/** Whether a recorded refund may be withdrawn: only while no file confirms it. A void stays. */
export function judgeWithdrawal(id: string, records: readonly PaymentRecord[], payment?: Payable): Eligibility {
  const record = records.find((candidate) => candidate.id === id);
  if (record?.kind !== 'refund') return refuse({ kind: 'recordFinal' });
  const isConfirmed = payment && confirmedRefunds(payment, records).some((refund) => refund.id === id);
  return isConfirmed ? refuse({ kind: 'refundConfirmed' }) : ALLOWED;
}

/** The status that follows from the row and its records. */
export function statusOf(transaction: Payable, records: readonly PaymentRecord[]): PaymentStatus {
  if (records.some(({ kind }) => kind === 'void')) return VOIDED;
  const refunded = refundedOf(transaction, records);
  return refunded > 0 && refunded >= transaction.amount ? 'Refunded' : transaction.status;
}

/** Whether a status of the console counts as paid: only then the payment is in gross and has fees and shares. */
export function isPaid(status: PaymentStatus): boolean {
  return status !== 'Failed' && status !== VOIDED;
}

/** The refundable amount in cents; 0 if the payment is not Completed. */
export function refundableAmount(transaction: Payable, records: readonly PaymentRecord[]): Cents {
  return statusOf(transaction, records) === 'Completed' ? transaction.amount - refundedOf(transaction, records) : 0;
}

export function checkVoid(transaction: Payable, records: readonly PaymentRecord[]): Eligibility {
  const status = statusOf(transaction, records);
  return status === 'Pending' ? ALLOWED : refuse({ kind: 'notVoidable', status });
}

/**
 * Whether the payment may be refunded; by the amount (cents), if there is one. What waiting proposals reserve (cents) is not
 * refundable.
 */
export function checkRefund(
  transaction: Payable,
  records: readonly PaymentRecord[],
  amount?: Cents,
  reserved: Cents = 0,
): Eligibility {
  const status = statusOf(transaction, records);
  if (status !== 'Completed') return refuse({ kind: 'notRefundable', status });
  if (amount === undefined) return ALLOWED;
  const refundable = refundableAmount(transaction, records);
  if (amount > refundable) return refuse({ kind: 'amountAboveRefundable', refundable });
  if (!(amount > 0 && Number.isSafeInteger(amount))) return refuse({ kind: 'amountNotAboveZero' });
  return checkUnreserved(amount, refundable, reserved);
}

/** Whether an amount fits into what is available and not reserved by waiting proposals, all in cents. */
export function checkUnreserved(amount: Cents, available: Cents, reserved: Cents): Eligibility {
  if (reserved === 0 || amount <= available - reserved) return ALLOWED;
  return refuse({ kind: 'amountReserved', reserved, available: Math.max(0, available - reserved) });
}

/** 'Partly refunded $15.00'; undefined if nothing or everything was refunded. The amount is in cents. */
export function partlyRefundedNote(
  { status, refunded }: { status: PaymentStatus; refunded: Cents },
  currency: Currency,
): string | undefined {
  if (refunded === 0 || status === 'Refunded') return undefined;
  return `Partly refunded ${formatMoney(refunded, currency)}`;
}

/** Whether a refund or a void may be recorded. `records` are the records of its payment, in the order of their times. */
export function judgeRecord(record: PaymentRecord, records: readonly PaymentRecord[], payment?: Payable): Eligibility {
  if (records.some(({ id }) => id === record.id)) return refuse({ kind: 'recordedAlready' });
  if (!payment) return refuse({ kind: 'paymentMissing' });
  // A newer file in which the payment is voided confirms the record.
  if (record.kind === 'void') return payment.status === VOIDED ? ALLOWED : checkVoid(payment, records);
  const all = [...records, record];
  const eligibility = confirmedRefunds(payment, all).includes(record)
    ? ALLOWED
    : checkRefund(payment, records, record.amount);
  // With another record, files may confirm other ones than before.
  const above = refundedOf(payment, all) - payment.amount;
  return eligibility.allowed && above > 0
    ? refuse({ kind: 'amountAboveRefundable', refundable: Math.max(0, record.amount - above) })
    : eligibility;
}

/**
 * Adds a record to the records of a payment, in the order of their times. It returns the same array if the rules refuse
 * the record.
 */
export function addRecord(
  records: readonly PaymentRecord[],
  record: PaymentRecord,
  payment: Payable,
): readonly PaymentRecord[] {
  return judgeRecord(record, records, payment).allowed ? [...records, record].sort(compareRecorded) : records;
}

/**
 * The records that the rules accept in the order of their times, by transaction id. A replay of the same records in any
 * order has the same result. `refused` gets the others in the same order, and `lists` the records of each payment, because to
 * list a million later takes a second. With `areJudged`, those of an unknown payment were
 * accepted where its row is.
 */
export function replayRecords(
  records: readonly PaymentRecord[],
  transactionOf: (transactionId: string) => Payable | undefined,
  areJudged = false,
  refused: PaymentRecord[] = [],
  lists: PaymentRecord[][] = [],
): Record<string, PaymentRecord[]> {
  // A map that becomes an object takes three times as long. Without a prototype, a payment may have the id `__proto__`.
  const accepted = Object.create(null) as Record<string, PaymentRecord[]>;
  for (const record of [...records].sort(compareRecorded)) {
    const { transactionId } = record;
    const ofPayment = accepted[transactionId];
    const payment = transactionOf(transactionId);
    const isAllowed = (areJudged && !payment) || judgeRecord(record, ofPayment ?? NO_RECORDS, payment).allowed;
    if (!isAllowed) refused.push(record);
    else if (ofPayment) ofPayment.push(record);
    // An array with its first element takes less memory than an empty one that grows.
    else lists.push((accepted[transactionId] = [record]));
  }
  return accepted;
}
