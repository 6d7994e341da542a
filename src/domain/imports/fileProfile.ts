import { profileAmounts } from './amountProfile';
import { profileDates } from './dateProfile';
import type { Field, Plan } from './plan';
import { profileWords, wordKey } from './wordProfile';

/** What all rows of a file say about how they are written: what `settle` answers or asks from. */
export type FileProfile = ReturnType<typeof profileFile>;

const AMOUNTS = ['amount', 'debit', 'credit', 'refunded', 'processorFee', 'partnerFee', 'platformFee'] as const;

/** Looks at all rows of a file whose columns are known, one after the other; rows that are no payment are left out. */
export function profileFile({ columns, kinds, setAside, furtherFees = [] }: Plan) {
  const amountColumns = [...AMOUNTS.flatMap((field) => columns[field] ?? []), ...furtherFees];
  const [amounts, dates] = [profileAmounts(), profileDates()];
  const [statuses, currencies, timeZones] = [profileWords(), profileWords(), profileWords()];

  const see = (fields: readonly string[]): void => {
    const textOf = (field: Field): string | undefined => {
      const column = columns[field];
      return column === undefined ? undefined : (fields[column] ?? '');
    };
    if (kinds[wordKey(textOf('type') ?? '')] === 'no payment') return;
    if (setAside?.words.includes(wordKey(fields[setAside.column] ?? ''))) return;
    for (const column of amountColumns) amounts.see(fields[column] ?? '');
    dates.see(textOf('date') ?? '', textOf('time'));
    statuses.see(textOf('status') ?? '');
    currencies.see(textOf('currency') ?? '');
    timeZones.see(textOf('timeZone') ?? '');
  };

  return { see, amounts, dates, statuses, currencies, timeZones };
}
