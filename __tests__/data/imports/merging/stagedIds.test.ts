import fc from 'fast-check';
import { createStagedIds } from '@/data/imports/merging/stagedPayments';
import { sliceOf } from '@/lib/cells/cells';

const ID = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1'), maxLength: 3 });
const IDS = fc.array(ID, { maxLength: 30 });
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

test.each<[string, (ids: string[]) => string[]]>([
  ['in any order', (ids) => ids],
  ['ascending', (ids) => ids.sort(byBytes)],
  ['descending', (ids) => ids.sort(byBytes).reverse()],
  ['ascending up to one', (ids) => [...ids.sort(byBytes), 'a1']],
])('Ids %s are each found at their index, and no others are found', (_, order) => {
  fc.assert(
    fc.property(IDS, IDS, (ids, others) => {
      const staged = createStagedIds(1);
      const indices = new Map<string, number>();
      for (const id of order([...ids])) {
        expect(staged.find(sliceOf(id))).toBe(indices.get(id));
        if (indices.has(id)) continue;
        staged.add(sliceOf(id));
        indices.set(id, indices.size);
      }
      for (const id of [...others, ...ids]) expect(staged.find(sliceOf(id))).toBe(indices.get(id));
    }),
  );
});
