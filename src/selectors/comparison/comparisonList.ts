import type { Dimension, Measure } from '@/domain/comparison/choices';
import type { Day } from '@/domain/calendar/dates';
import { defineList, type ListColumn } from '@/domain/lists/lists';
import type { Currency } from '@/domain/money/currency';
import { PATHS } from '@/domain/screens';
import { createSecondaryViewList } from '@/selectors/lists/secondaryViewList';
import type { ComparisonRow } from './comparisonRows';
import type { PaymentComparison } from './comparisonSelectors';
import * as texts from './texts';

export type ComparisonColumn = 'name' | 'baseDay' | 'current' | 'base' | 'difference' | 'change';

/** The days with which the data and its times end, for the file. */
type FileFacts = { today: Day; timeZone: string };

/** The list of a comparison, with the names of its periods as headers. The file repeats in each row what was compared. */
export function comparisonList(
  { by, spans }: Pick<PaymentComparison, 'by' | 'spans'>,
  measure: Measure,
  rows: readonly ComparisonRow[],
  { today, timeZone }: FileFacts,
) {
  const headers = texts.headersOf(by, spans, today);
  const figure = (name: 'current' | 'base' | 'difference'): ListColumn<ComparisonRow> => ({
    header: headers[name],
    kind: measure === 'count' ? 'count' : 'money',
    value: (row) => row[name],
  });
  const constant = (header: string, text: string) => ({ header, text: () => text });
  const columns: Partial<Record<ComparisonColumn, ListColumn<ComparisonRow>>> = {
    name: { header: headers.name, value: ({ name }) => name },
    ...(by === 'day' && { baseDay: { header: headers.baseDay, value: ({ baseDay }) => baseDay } }),
    current: figure('current'),
    base: figure('base'),
    difference: figure('difference'),
    change: {
      header: headers.change,
      value: ({ change }) => String(change),
      // A figure after zero has grown more than any percentage.
      rank: ({ change }) => (change === 'new' ? Infinity : change),
    },
  };
  const definition = defineList<ComparisonRow>()({
    noun: texts.listNouns[by] ?? texts.nouns[by],
    path: PATHS.transactions,
    columns: columns as Record<ComparisonColumn, ListColumn<ComparisonRow>>,
    filters: {},
    searchedTexts: ({ name, baseDay }) => [name, baseDay],
    fileColumns: [
      constant(texts.fileHeaders.measure, texts.measures[measure]),
      constant(texts.fileHeaders.period, texts.fileSpan(spans.current)),
      constant(texts.fileHeaders.base, texts.fileSpan(spans.base)),
      constant(texts.fileHeaders.incomplete, texts.fileIncomplete(spans, today)),
      { header: texts.fileHeaders.currency, text: (_row: ComparisonRow, currency: Currency) => currency.code },
      constant(texts.fileHeaders.timeZone, timeZone),
    ],
  });
  return createSecondaryViewList(definition, () => rows);
}

/** `compare-by-merchant`. */
export const fileNoun = (by: Dimension) => `compare-by-${texts.nouns[by].replace(' ', '-')}`;
