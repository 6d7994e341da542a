import fc from 'fast-check';
import { draftOfMerchant, merchantKey, readMerchantDraft } from '@/domain/merchants/merchantForm';
import type { Merchant } from '@/domain/merchants/merchants';
import { refusedIds } from '@/store/persistence/entries/refusedEntries';
import { setupStore } from '@/store/store';

const state = setupStore().getState();
const sample = state.merchants.rows;
const ONLY = new Set(['merchants']);

const refusedOf = (kept: readonly Merchant[], rows: readonly Merchant[] = sample) =>
  refusedIds({ merchants: Object.fromEntries(kept.map((row) => [row.id, row])) }, ONLY, {
    ...state,
    merchants: { ...state.merchants, rows },
  }).merchants;

/** As the rule has it, without a thought for its cost: one after the other, again without what was refused. */
function refusedSlowly(kept: readonly Merchant[], refused: ReadonlySet<string> = new Set()): Set<string> {
  const left = kept.filter(({ id }) => !refused.has(id));
  const standing = sample.filter(({ id }) => !left.some((row) => row.id === id));
  const wrong = left.filter((row) => {
    if (!readMerchantDraft(draftOfMerchant(row), standing)) return true;
    standing.push(row);
    return false;
  });
  if (wrong.length === 0) return new Set(refused);
  return refusedSlowly(kept, new Set([...refused, ...wrong.map(({ id }) => id)]));
}

test('Of merchants that take each other’s names, the rules refuse the same ones in one walk as one after the other', () => {
  const names = [...sample.slice(0, 6).map(({ name }) => name), 'A', 'B', ''];
  const change = fc.record({ row: fc.nat(7), name: fc.constantFrom(...names) });
  fc.assert(
    fc.property(fc.uniqueArray(change, { selector: ({ row }) => row }), (changes) => {
      const kept = changes.map(({ row, name }) => ({ ...sample[0]!, id: `MER00${row + 1}`, name }));
      expect(refusedOf(kept)).toEqual(refusedSlowly(kept));
    }),
    { numRuns: 2000 },
  );
});

/** Milliseconds of the processor, the best of some runs. */
function costOf(act: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    act();
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...times);
}

test('The cost of judging changed merchants grows with their number, not with its square', () => {
  const manyOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...sample[0]!,
      id: `MER${String(index + 1000)}`,
      name: `Merchant ${index}`,
    }));
  const [few, many] = [manyOf(1000), manyOf(8000)];
  expect(new Set(many.map(merchantKey)).size).toBe(8000);
  refusedOf(many);
  expect(costOf(() => refusedOf(many))).toBeLessThan(24 * costOf(() => refusedOf(few)));
});
