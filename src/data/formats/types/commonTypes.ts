import { typesOf } from './typesOf';

/**
 * Types with the same meaning in every list of payments, for files without a known format. All other types are
 * questions.
 */
export const COMMON_TYPES = typesOf({
  payment: ['payment', 'charge', 'sale', 'purchase', 'card payment', 'zahlung', 'kartenzahlung', 'verkauf'],
  refund: ['refund', 'payment refund', 'partial refund', 'erstattung', 'rückerstattung', 'rückzahlung'],
  dispute: ['dispute', 'chargeback', 'chargeback reversal', 'dispute reversal'],
  fee: ['fee', 'gebühr'],
  transfer: ['transfer', 'top-up', 'deposit'],
  payout: ['payout', 'withdrawal', 'auszahlung'],
  hold: ['hold', 'authorization', 'reserve', 'release'],
});
