import * as v from 'valibot';
import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { DISCREPANCY_KINDS, rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { unresolvedAmount } from '@/domain/reconciliation/unresolvedAmount';
import { discrepancySchema } from '@/domain/reconciliation/schema';
import { DISCREPANCY_LIST } from '@/selectors/reconciliation/discrepancyList';
import { difference } from '@/selectors/reconciliation/discrepancyTexts';
import { buildSide } from '../../helpers/domain/reconciliation';

const SIDES: Pick<Discrepancy, 'ours' | 'theirs'>[] = [
  { ours: buildSide('A'), theirs: [buildSide('B', { amount: 1 })] },
  { ours: buildSide('A'), theirs: [] },
  { theirs: [buildSide('B'), buildSide('B')] },
];

test.each(DISCREPANCY_KINDS)(
  'The table has all that lists, filters, sentences and stored reports need of %s',
  (kind) => {
    expect(DISCREPANCY_LIST.filters.kind.options).toContain(rulesOf(kind).label);
    for (const sides of SIDES) {
      const discrepancy: Discrepancy = { id: 'A', kind, ...sides };
      expect(v.is(discrepancySchema, discrepancy)).toBe(true);
      expect(difference(discrepancy)).toMatch(/\w.*\.$/);
      expect(unresolvedAmount(discrepancy)).toBeGreaterThanOrEqual(0);
    }
  },
);

test('Labels are different, because a filter in a link names its kind by its label', () => {
  expect(new Set(DISCREPANCY_KINDS.map((kind) => rulesOf(kind).label)).size).toBe(DISCREPANCY_KINDS.length);
});
