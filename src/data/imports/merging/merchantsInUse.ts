import type { NamedMerchant, PaymentRows } from '@/data/dataSets/dataSet';

/** Removes merchants that only rejected rows have. The first ones stay, because their ids are already in use. */
export function merchantsInUse(payments: PaymentRows, named: readonly NamedMerchant[], known: number) {
  const isUsed = new Uint8Array(named.length).fill(1, 0, known);
  for (let index = 0; index < payments.length; index += 1) isUsed[payments.merchant[index] ?? 0] = 1;
  if (isUsed.every((used) => used === 1)) return { payments, merchants: named };
  const indices = new Map<number, number>();
  isUsed.forEach((used, position) => used === 1 && indices.set(position, indices.size));
  const merchant = payments.merchant.map((position) => indices.get(position) ?? 0);
  return { payments: { ...payments, merchant }, merchants: named.filter((_, position) => indices.has(position)) };
}
