import type { Preview } from '@/data/imports/messages';
import { spellDay } from '@/domain/calendar/dates';
import type { SkippedKind } from '@/domain/imports/rowKinds';
import { formatCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';

type Context = {
  money: (cents: Cents) => string;
  /** Then nothing can be kept, and nothing is to be repaired. */
  isOfFeesAlone: boolean;
};

const SKIPPED_TERMS: Record<SkippedKind, string> = {
  dispute: 'Skipped: disputes',
  fee: 'Skipped: fees',
  transfer: 'Skipped: transfers',
  payout: 'Skipped: payouts',
  hold: 'Skipped: holds',
  other: 'Skipped: other rows',
};

/** What was read, in figures: what there is none of is not told, but for what one looks for. */
export function factsOf(preview: Preview, { money, isOfFeesAlone }: Context): { term: string; value: string }[] {
  const { payments, refunds, refused, twice, sum, gross, refunded, merchants, range } = preview;
  const { files, update, integrations, changedAmongFiles, found } = preview;
  const otherCurrencies = Object.entries(preview.otherCurrencies).map(
    ([code, count]) => `${formatCount(count)} ${code}`,
  );
  return [
    { term: 'Payments', value: formatCount(payments) },
    { term: 'Sum', value: money(sum) },
    { term: 'Gross', value: money(gross) },
    ...(refunded > 0 || refunds > 0 ? [{ term: 'Refunded', value: money(refunded) }] : []),
    { term: 'Merchants', value: formatCount(merchants) },
    ...(integrations > 0 ? [{ term: 'Integrations', value: formatCount(integrations) }] : []),
    { term: 'Days', value: range ? `${spellDay(range.first)} to ${spellDay(range.last)}` : 'None' },
    ...(update
      ? [
          { term: 'New', value: formatCount(update.new) },
          { term: 'Changed', value: formatCount(update.changed) },
          { term: 'The same', value: formatCount(update.same) },
          {
            term: files.length === 1 ? 'Missing from the file, they stay' : 'Missing from the files, they stay',
            value: formatCount(update.missing),
          },
        ]
      : []),
    ...(isOfFeesAlone ? [] : [{ term: 'Need repair', value: formatCount(refused) }]),
    ...(refunds > 0 ? [{ term: 'Rows of refunds', value: formatCount(refunds) }] : []),
    ...skippedFacts(preview, money),
    ...(otherCurrencies.length > 0 ? [{ term: 'Skipped: other currency', value: otherCurrencies.join(', ') }] : []),
    ...(twice > 0 ? [{ term: 'Twice in the file, taken once', value: formatCount(twice) }] : []),
    ...(changedAmongFiles > 0
      ? [{ term: 'In two files, the newer file counts', value: formatCount(changedAmongFiles) }]
      : []),
    ...(found > 0 ? [{ term: 'Refunds that waited for their payment', value: formatCount(found) }] : []),
  ];
}

/** The skipped rows of each kind, by their types, with their sums where they can be added up. */
function skippedFacts({ skipped }: Preview, money: Context['money']): { term: string; value: string }[] {
  const rows = Object.entries(skipped);
  return (Object.keys(SKIPPED_TERMS) as SkippedKind[]).flatMap((kind) => {
    const own = rows.filter(([, total]) => total.kind === kind);
    if (own.length === 0) return [];
    const types = own.map(([type, { count, sum }]) => {
      const amount = sum === undefined || sum === 0 ? '' : ` (${money(sum)})`;
      return `${formatCount(count)} ${type}${amount}`;
    });
    return [{ term: SKIPPED_TERMS[kind], value: types.join(', ') }];
  });
}
