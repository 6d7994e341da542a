import { profileAmounts } from './amountProfile';
import { profileDates } from './dateProfile';
import { withoutGuard } from '@/domain/imports/guards';
import type { Field, Plan } from '@/domain/imports/plan';
import { profileWords, wordKey } from './wordProfile';

/** What all rows of a file say about how they are written: what `settle` answers or asks from. */
export type FileProfile = ReturnType<typeof profileFile>;

const AMOUNTS = ['amount', 'debit', 'credit', 'refunded', 'processorFee', 'partnerFee', 'platformFee'] as const;

/** Looks at all rows of a file whose columns are known, one after the other; rows that are no payment are left out. */
export function profileFile({ columns, kinds, setAside, furtherFees = [], netColumn }: Plan) {
  const amountColumns = [...AMOUNTS.flatMap((field) => columns[field] ?? []), ...furtherFees];
  const [amounts, dates] = [profileAmounts(), profileDates()];
  const [statuses, currencies, timeZones] = [profileWords(), profileWords(), profileWords()];

  const ownStatuses = new Map<string, { own: string; isPaid: boolean }>();

  let rows = 0;

  const seeOwnStatus = (text: string, amounts: readonly string[]): void => {
    const key = wordKey(text);
    if (!statuses.counts.has(key)) return;
    const isPaid = amounts.some((amount) => /[1-9]/.test(amount));
    if (isPaid || !ownStatuses.has(key)) ownStatuses.set(key, { own: withoutGuard(text).trim(), isPaid });
  };

  const see = (fields: readonly string[]): void => {
    const textOf = (field: Field): string | undefined => {
      const column = columns[field];
      return column === undefined ? undefined : (fields[column] ?? '');
    };
    if (kinds[wordKey(textOf('type') ?? '')] === 'no payment') return;
    if (setAside?.words.includes(wordKey(fields[setAside.column] ?? ''))) return;
    rows += 1;
    for (const column of amountColumns) amounts.see(fields[column] ?? '');
    dates.see(textOf('date') ?? '', textOf('time'));
    statuses.see(textOf('status') ?? '');
    if (netColumn !== undefined)
      seeOwnStatus(textOf('status') ?? '', [fields[netColumn] ?? '', textOf('refunded') ?? '']);
    currencies.see(textOf('currency') ?? '');
    timeZones.see(textOf('timeZone') ?? '');
  };

  return { see, rows: () => rows, amounts, dates, statuses, ownStatuses, currencies, timeZones };
}
