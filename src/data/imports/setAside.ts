import type { Plan, RefusalReason, RowKind } from '@/domain/imports/plan';
import { wordKey } from '@/domain/imports/profiles/wordProfile';

/** Counts the rows that are no payments, by what they are, before anything else of them is looked at. */
export function createSetAside({ columns, kinds, setAside }: Plan, width: number) {
  const counts = new Map<string, number>();
  const kindsByText = new Map<string, RowKind>();
  const kindOfText = (text: string): RowKind => {
    const known = kindsByText.get(text);
    if (known !== undefined) return known;
    const word = text.trim().toLowerCase();
    const kind = Object.hasOwn(kinds, word) ? (kinds[word] ?? 'payment') : 'payment';
    // Only the words of the plan are kept: a column of other texts would be kept whole.
    if (kind !== 'payment') kindsByText.set(Array.from(text).join(''), kind);
    return kind;
  };
  const add = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  return {
    add,
    kindOf: (fields: readonly string[]): RowKind => {
      const mark = setAside && wordKey(fields[setAside.column] ?? '');
      if (mark !== undefined && setAside?.words.includes(mark)) {
        add(mark);
        return 'no payment';
      }
      const text = columns.type === undefined ? '' : (fields[columns.type] ?? '');
      const kind = kindOfText(text);
      if (kind === 'no payment') add(text.trim().toLowerCase());
      return kind;
    },
    /** A row must have the columns of the header; empty ones behind them say nothing. */
    lengthProblem: (fields: readonly string[]): RefusalReason | undefined => {
      if (fields.length === width) return undefined;
      if (fields.length < width) return 'too few columns';
      return fields.slice(width).every((field) => field.trim() === '') ? undefined : 'too many columns';
    },
    counts: (): Record<string, number> => Object.fromEntries(counts),
  };
}
