import type { HistoryNote, HistoryStep } from '@/domain/payments/paymentHistory';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';

/** What happened in a step: `Refunded $15.00`. */
export function describeStep({ kind, amount }: HistoryStep, money: (cents: number) => string): string {
  switch (kind) {
    case 'paid':
      return `Paid ${money(amount)}`;
    case 'failed':
      return `Payment of ${money(amount)} failed`;
    case 'told':
      return `Payment of ${money(amount)}`;
    case 'refunded':
      return `Refunded ${money(amount)}`;
    case 'voided':
      return `Voided ${money(amount)}`;
  }
}

const NOTES: Record<Exclude<HistoryNote['kind'], 'reason' | 'status'>, string> = {
  notSettled: 'Not settled yet',
  beforeItSettled: 'Before it settled',
  refundNotRecorded: 'In full. When and by whom was not recorded',
  byThen: 'By then: the file tells no time',
  asTheFileTells: 'As the file tells',
};

/** What else is known of a step. */
export function describeNote(note: HistoryNote): string {
  if (note.kind === 'reason') return note.text;
  return note.kind === 'status' ? `${note.text}, as the file tells` : NOTES[note.kind];
}

/** Who paid, where nobody recorded it. */
export function describeCustomer({ customerId }: Pick<TransactionDetails, 'customerId'>): string {
  return customerId === '' ? 'Customer not recorded' : `${customerId} (not recorded)`;
}
