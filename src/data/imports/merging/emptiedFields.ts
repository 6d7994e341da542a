import type { PaymentRows } from '@/data/dataSets/dataSet';
import { numberAt } from '@/lib/columns/numbers';
import { textAt } from '@/lib/columns/stringColumn';
import { TEXT_FIELD_NAMES } from '@/domain/payments/textFields';

/** What an existing payment may have and a newer file may lack. Fees are lost if they were stated and are calculated now. */
export const LOSABLE_FIELDS = ['partner', 'integration', ...TEXT_FIELD_NAMES, 'fees'] as const;
export type LosableField = (typeof LOSABLE_FIELDS)[number];

/** The number of existing payments that would lose a field, without fields that none loses. */
export type EmptiedFields = Readonly<Partial<Record<LosableField, number>>>;

/** Counts the fields that changed payments would lose: the previous row has a value, and the row of the file has none. */
export function countEmptied(earlier: PaymentRows, file: PaymentRows) {
  const counts = new Map<LosableField, number>();
  return {
    add: (index: number, row: number) => {
      for (const field of LOSABLE_FIELDS)
        if (hasField(earlier, index, field) && !hasField(file, row, field))
          counts.set(field, (counts.get(field) ?? 0) + 1);
    },
    finish: (): EmptiedFields => Object.fromEntries(counts),
  };
}

function hasField(payments: PaymentRows, index: number, field: LosableField): boolean {
  // The first word of both lists is the empty one.
  if (field === 'partner' || field === 'integration') return numberAt(payments[field], index) !== 0;
  if (field === 'fees') return payments.areFeesCalculated[index] !== 1;
  return textAt(payments[field], index) !== '';
}

/** The counts of several files together. */
export function addEmptied(all: readonly EmptiedFields[]): EmptiedFields {
  const sums = LOSABLE_FIELDS.map(
    (field) => [field, all.reduce((sum, counts) => sum + (counts[field] ?? 0), 0)] as const,
  );
  return Object.fromEntries(sums.filter(([, count]) => count > 0));
}
