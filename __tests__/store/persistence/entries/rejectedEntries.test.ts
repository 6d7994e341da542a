import fc from 'fast-check';
import { draftOfMerchant, merchantKey, readMerchantDraft } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import { rejectedIds } from '@/store/persistence/entries/conflicts/rejectedEntries';
import { setupStore } from '@/store/store';
import { givenWorkspace } from '../../../helpers/workspace';

const state = setupStore().getState();
const sample = state.merchants.rows;
const ONLY = new Set(['merchants']);

const refusedOf = (changed: readonly Merchant[], rows: readonly Merchant[] = sample) =>
  rejectedIds(
    { merchants: Object.fromEntries(changed.map((row) => [row.id, row])) },
    ONLY,
    givenWorkspace({ merchants: { rows } }),
  ).merchants;

/** The rule without optimizations: one row after the other, and again without the refused ones. */
function refusedSlowly(changed: readonly Merchant[], refused: ReadonlySet<string> = new Set()): Set<string> {
  const left = changed.filter(({ id }) => !refused.has(id));
  const summary = sample.filter(({ id }) => !left.some((row) => row.id === id));
  const wrong = left.filter((row) => {
    if (!readMerchantDraft(draftOfMerchant(row), summary)) return true;
    summary.push(row);
    return false;
  });
  if (wrong.length === 0) return new Set(refused);
  return refusedSlowly(changed, new Set([...refused, ...wrong.map(({ id }) => id)]));
}

test('One pass over merchants that take each other’s names refuses the same ones as the rule one by one', () => {
  const names = [...sample.slice(0, 6).map(({ name }) => name), 'A', 'B', ''];
  const change = fc.record({ row: fc.nat(7), name: fc.constantFrom(...names) });
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ({ row }) => row }), (changes) => {
      const renamed = changes.map(({ row, name }) => ({ ...sample[0]!, id: `MER00${row + 1}`, name }));
      expect(refusedOf(renamed)).toEqual(refusedSlowly(renamed));
    }),
    { numRuns: 2000 },
  );
});

test('Twenty thousand changed merchants are judged in one pass, because a quadratic check would not finish', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    ...sample[0]!,
    id: `MER${String(index + 1000)}`,
    name: `Merchant ${index}`,
  }));
  expect(new Set(many.map(merchantKey)).size).toBe(many.length);
  expect(refusedOf(many)).toEqual(new Set());
});

test('A merchant without a recorded address may get a country only together with a zip code', () => {
  const unknown = { ...sample[0]!, ...({ street: '', country: '', state: '', zipCode: '', city: '' } as const) };
  const reported = { ...unknown, ...({ street: '1 Pier', country: 'USA', state: 'NY', city: 'NYC' } as const) };
  expect(refusedOf([{ ...unknown, contactPerson: 'Ada' }], [unknown])).toEqual(new Set());
  expect(refusedOf([reported], [unknown])).toEqual(new Set(['MER001']));
  expect(refusedOf([{ ...reported, zipCode: '10001' }], [unknown])).toEqual(new Set());
});

test('A zip code that stays although its merchant moves to another country is refused', () => {
  expect(refusedOf([{ ...sample[0]!, country: 'CAN' }])).toEqual(new Set(['MER001']));
});
