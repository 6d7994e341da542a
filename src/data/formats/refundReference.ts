/**
 * The payment of a Stripe refund or dispute. If its reference is the refund (`re_…`, `pyr_…`) or the dispute (`dp_…`,
 * `du_…`), the charge in its description counts (`REFUND FOR CHARGE (ch_…)`). Otherwise, or without a charge there, the
 * reference counts.
 */
export function refundReference(reference: string, note: string): string {
  if (!/^(re|pyr|dp|du)_/.test(reference)) return reference;
  return /\b(ch|py)_\w+/.exec(note)?.[0] ?? reference;
}

/**
 * Whether an adjustment of Stripe is about a dispute: by its source (`dp_…`, `du_…`), or by its description
 * (`Chargeback withdrawal for ch_…`).
 */
export function isStripeDispute(source: string, note: string): boolean {
  return /^(dp|du)_/.test(source) || /^chargeback (withdrawal|reversal)\b/i.test(note);
}
