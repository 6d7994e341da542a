import { typesOf } from './typesOf';

/** What types mean wherever payments are listed, in a file of no known format; all others are asked. */
export const COMMON_TYPES = typesOf({
  payment: ['payment', 'charge', 'sale', 'purchase', 'card payment', 'zahlung', 'kartenzahlung', 'verkauf'],
  refund: ['refund', 'payment refund', 'partial refund', 'erstattung', 'rückerstattung', 'rückzahlung'],
  dispute: ['dispute', 'chargeback', 'chargeback reversal', 'dispute reversal'],
  fee: ['fee', 'gebühr'],
  transfer: ['transfer', 'top-up', 'deposit'],
  payout: ['payout', 'withdrawal', 'auszahlung'],
  hold: ['hold', 'authorization', 'reserve', 'release'],
});
