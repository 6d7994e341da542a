/**
 * Which payment a refund of Stripe is of: where its reference is its own (`re_…`, `pyr_…`), the charge that its description
 * names, `REFUND FOR CHARGE (ch_…)`; else, and where it names none, the reference.
 */
export function refundReference(reference: string, note: string): string {
  if (!/^(re|pyr)_/.test(reference)) return reference;
  return /\b(ch|py)_\w+/.exec(note)?.[0] ?? reference;
}
