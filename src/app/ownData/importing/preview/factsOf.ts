import type { Preview } from '@/data/imports/messages';
import { spellDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';

type Context = {
  money: (cents: Cents) => string;
  /** Then nothing can be kept, and nothing is to be repaired. */
  isOfFeesAlone: boolean;
};

/** What was read, in figures: what there is none of is not told, but for what one looks for. */
export function factsOf(preview: Preview, { money, isOfFeesAlone }: Context): { term: string; value: string }[] {
  const { payments, refunds, refused, setAside, twice, sum, gross, merchants, range } = preview;
  const { files, update, integrations, changedAmongFiles, found } = preview;
  const kindsOf = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([kind, count]) => `${formatCount(count)} ${kind}`);
  const [noPayments, otherCurrencies] = [kindsOf(setAside), kindsOf(preview.otherCurrencies)];
  return [
    { term: 'Payments', value: formatCount(payments) },
    { term: 'Sum', value: gross === sum ? money(sum) : `${money(sum)}, of which ${money(gross)} is gross` },
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
    ...(noPayments.length > 0 ? [{ term: 'No payments, left out', value: noPayments.join(', ') }] : []),
    ...(otherCurrencies.length > 0 ? [{ term: 'Skipped: other currency', value: otherCurrencies.join(', ') }] : []),
    ...(twice > 0 ? [{ term: 'Twice in the file, taken once', value: formatCount(twice) }] : []),
    ...(changedAmongFiles > 0
      ? [{ term: 'In two files, the newer file counts', value: formatCount(changedAmongFiles) }]
      : []),
    ...(found > 0 ? [{ term: 'Refunds that waited for their payment', value: formatCount(found) }] : []),
  ];
}
