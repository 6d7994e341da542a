/** What those formats call a chargeback that set it aside; elsewhere, as at PayPal, it is read as a refund and counts. */
const CHARGEBACKS = ['chargeback', 'secondchargeback', 'dispute'];

/** How many rows that were set aside, by their kinds, are chargebacks: they stand in no balance (product rules, section 12). */
export function chargebacksIn(setAside: Readonly<Record<string, number>>): number {
  return CHARGEBACKS.reduce((sum, kind) => sum + (setAside[kind] ?? 0), 0);
}
