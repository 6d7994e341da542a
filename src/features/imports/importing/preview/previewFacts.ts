import type { Preview } from '@/data/imports/messages';
import { spellDay } from '@/domain/calendar/dates';
import type { SkippedKind } from '@/domain/imports/rowKinds';
import { formatCount } from '@/domain/lists/paging';
import type { Cents } from '@/domain/money/money';
import * as texts from './texts';

type Context = {
  money: (cents: Cents) => string;
  /** Then nothing can be imported, so there is nothing to fix. */
  isOfFeesAlone: boolean;
};

/** The figures of the preview. Most zeros are left out, because a long list hides what matters. */
export function previewFacts(preview: Preview, { money, isOfFeesAlone }: Context): { term: string; value: string }[] {
  const { payments, refunds, refused, duplicates, sum, gross, refunded, merchants, range } = preview;
  const { files, update, integrations, changedAmongFiles, found, refundMatches } = preview;
  const otherCurrencies = Object.entries(preview.otherCurrencies).map(
    ([code, count]) => `${formatCount(count)} ${code}`,
  );
  return [
    { term: texts.payments, value: formatCount(payments) },
    { term: texts.total, value: texts.totalOf(money(sum), money(gross)) },
    ...(refunded > 0 || refunds > 0 ? [{ term: texts.refunded, value: money(refunded) }] : []),
    { term: texts.merchants, value: formatCount(merchants) },
    ...(integrations > 0 ? [{ term: texts.integrations, value: formatCount(integrations) }] : []),
    { term: texts.dates, value: range ? texts.range(spellDay(range.first), spellDay(range.last)) : texts.none },
    ...(update
      ? [
          { term: texts.added, value: formatCount(update.new) },
          { term: texts.changed, value: formatCount(update.changed) },
          { term: texts.unchanged, value: formatCount(update.same) },
          {
            term: texts.missingFrom(files.length),
            value: formatCount(update.missing),
          },
        ]
      : []),
    ...(isOfFeesAlone ? [] : [{ term: texts.rejectedRows, value: formatCount(refused) }]),
    ...(refunds > 0 ? [{ term: texts.refundRows, value: formatCount(refunds) }] : []),
    ...skippedFacts(preview, money),
    ...(otherCurrencies.length > 0 ? [{ term: texts.ignoredCurrencies, value: otherCurrencies.join(', ') }] : []),
    ...(duplicates > 0 ? [{ term: texts.duplicates, value: formatCount(duplicates) }] : []),
    ...(changedAmongFiles > 0 ? [{ term: texts.inTwoFiles, value: formatCount(changedAmongFiles) }] : []),
    ...(refundMatches
      ? [
          { term: texts.refundsConfirmed, value: formatCount(refundMatches.confirmed) },
          { term: texts.refundsOpen, value: formatCount(refundMatches.open) },
          { term: texts.refundsOnlyInFile, value: formatCount(refundMatches.onlyInFile) },
        ]
      : []),
    ...(found > 0 ? [{ term: texts.refundsMatched, value: formatCount(found) }] : []),
  ];
}

/** The skipped rows of each kind by their types, with sums if all of them have an amount in the currency of the workspace. */
function skippedFacts({ skipped }: Preview, money: Context['money']): { term: string; value: string }[] {
  const rows = Object.entries(skipped);
  return (Object.keys(texts.skipped) as SkippedKind[]).flatMap((kind) => {
    const rowsOfKind = rows.filter(([, total]) => total.kind === kind);
    if (rowsOfKind.length === 0) return [];
    const types = rowsOfKind.map(([type, { count, sum }]) => {
      const amount = sum === undefined || sum === 0 ? '' : ` (${money(sum)})`;
      return `${formatCount(count)} ${type}${amount}`;
    });
    return [{ term: texts.skipped[kind], value: types.join(', ') }];
  });
}
