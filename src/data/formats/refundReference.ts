/**
 * The payment of a Stripe refund. If its reference is the refund (`re_…`, `pyr_…`), the charge in its description
 * counts (`REFUND FOR CHARGE (ch_…)`). Otherwise, or without a charge there, the reference counts.
 */
export function refundReference(reference: string, note: string): string {
  if (!/^(re|pyr)_/.test(reference)) return reference;
  return /\b(ch|py)_\w+/.exec(note)?.[0] ?? reference;
}
