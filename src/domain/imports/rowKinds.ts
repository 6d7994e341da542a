import { ownValue } from '@/lib/objects';
import { headerKey } from './headerKey';

/**
 * The kind of a row by its type. Payments and refunds are imported, and so are disputes that move
 * money. In a refund by dispute, the provider writes a chargeback like a refund. Rows of every other kind are skipped and
 * counted.
 */
export const ROW_KINDS = [
  'payment',
  'refund',
  'refund by dispute',
  'dispute',
  'fee',
  'transfer',
  'payout',
  'hold',
  'other',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];
export type SkippedKind = Exclude<RowKind, 'payment' | 'refund' | 'refund by dispute'>;

/** The kinds of a provider's types, by `typeKey`. */
export type TypeTable = Readonly<Record<string, RowKind>>;

/** Types are compared by this key: `Payment_refund` becomes `payment refund`. */
export const typeKey = headerKey;

/**
 * The kind of rows with a type. Undefined for an unknown type, which is a question: it never counts as a payment
 * without an answer.
 */
export function kindOfType(
  { kinds, answeredKinds = {} }: { kinds: TypeTable; answeredKinds?: TypeTable | undefined },
  text: string,
): RowKind | undefined {
  const key = typeKey(text);
  return ownValue(kinds, key) ?? ownValue(answeredKinds, key);
}

export function isSkippedKind(kind: RowKind): kind is SkippedKind {
  return kind !== 'payment' && kind !== 'refund' && kind !== 'refund by dispute';
}

/**
 * What a dispute row says: the money was taken, it came back, it was taken for good, the bank only announced the dispute,
 * a fee was charged or returned, or (in a list of disputes) what state the dispute is in.
 */
export type DisputeStep = 'opened' | 'returned' | 'lost' | 'noticed' | 'fee' | 'stated';

/** The providers' names of each step, by `typeKey`: Stripe, Adyen, Square, and PayPal with its event codes. */
const STEPS: Record<Exclude<DisputeStep, 'stated'>, readonly string[]> = {
  opened: ['chargeback', 'chargebackexternally', 'chargebackexternallywithinfo', 'dispute', 'opendispute'],
  returned: [
    ...['chargebackreversed', 'chargebackreversedexternallywithinfo', 'prearbitrationwon', 'disputereversal'],
    ...['chargebackreversal', 't1202', 'chargebackcancellation', 't1208', 'reimbursementofchargeback', 't1205'],
    ...['chargebackreimbursement', 'guaranteereimbursement', 'aufhebungeinerrückbuchung', 'stornierungderrückbuchung'],
  ],
  // The bank declined the evidence.
  lost: ['secondchargeback'],
  noticed: ['notificationofchargeback'],
  fee: [
    ...['chargebackfee', 't0106', 'disputefee', 't0114', 'chargebackfeereversal'],
    ...['rückbuchungsgebühr', 'konfliktgebühr'],
  ],
};
const stepsByType = new Map(
  (Object.keys(STEPS) as (keyof typeof STEPS)[]).flatMap((step) => STEPS[step].map((type) => [type, step] as const)),
);

/** What a row of this type says of a dispute. Undefined for a type of other rows. */
export function disputeStepOf(type: string): DisputeStep | undefined {
  return stepsByType.get(typeKey(type));
}

/** Whether the step takes money or returns it. */
export function movesMoney(step: string): boolean {
  return step === 'opened' || step === 'returned' || step === 'lost';
}

/** Whether each row of a file is a dispute, so that the type of a row is the state of its dispute. */
export function isDisputeList({ columns }: { columns: { type?: number; disputeStatus?: number } }): boolean {
  return columns.disputeStatus !== undefined && columns.disputeStatus === columns.type;
}
