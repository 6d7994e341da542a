import type { Source } from '@/data/imports/sources';
import type { Plan } from '@/domain/imports/plan';
import type { Cells } from '@/lib/cells/cells';
import { memoizeByCell } from '@/lib/cells/memoize';

/** In payments of one merchant, each with an id: the first ones may be refused, for example as their id is there several times. */
const PAYMENTS = 10;

/** In payments: more would not be one small import. The merchants behind them are in the order of the buckets. */
const MOST = 100_000;

/** Finds the first payments of each merchant of a source. `keys` are those of their ids. */
export function createFirstPayments() {
  const counts = new Map<Source, (cells: Cells, column: number | undefined) => { payments: number }>();
  const keys = new Set<number>();
  return {
    keys: keys as ReadonlySet<number>,
    begin(source: Source, { columns }: Plan, isReadAgain: boolean): (cells: Cells, key: number) => void {
      const known = isReadAgain ? undefined : counts.get(source);
      const countOf = known ?? memoizeByCell(() => ({ payments: 0 }));
      counts.set(source, countOf);
      return (cells, key) => {
        const count = countOf(cells, columns.merchant);
        if (count.payments === PAYMENTS || keys.size === MOST || keys.has(key)) return;
        count.payments += 1;
        keys.add(key);
      };
    },
  };
}
