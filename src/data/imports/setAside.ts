import { textsOf, type Cells } from '@/domain/imports/cells/cells';
import { leastWidth } from '@/domain/imports/headerKey';
import type { Plan, RefusalReason, RowKind } from '@/domain/imports/plan';
import { wordKey } from '@/domain/imports/profiles/wordProfile';
import { rememberedCells } from '@/domain/imports/cells/rememberedCells';
import { ownValue } from '@/domain/ownValue';

/** Counts the rows that are no payments, by what they are, before anything else of them is looked at. */
export function createSetAside({ columns, kinds, setAside }: Plan, headers: readonly string[]) {
  const [least, most] = [leastWidth(headers), headers.length];
  const counts = new Map<string, number>();
  const kindAt = rememberedCells((text): RowKind => {
    return ownValue(kinds, text.trim().toLowerCase()) ?? 'payment';
  });
  const markAt = rememberedCells((text) => {
    const mark = wordKey(text);
    return setAside?.words.includes(mark) ? mark : undefined;
  });
  const add = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  return {
    add,
    kindOf: (cells: Cells): RowKind => {
      const mark = setAside && markAt(cells, setAside.column);
      if (mark !== undefined) {
        add(mark);
        return 'no payment';
      }
      const kind = kindAt(cells, columns.type);
      if (kind === 'no payment') add(cells.textAt(columns.type).trim().toLowerCase());
      return kind;
    },
    /** A row must be whole and have the columns that the header names; empty ones behind them say nothing. */
    lengthProblem: (cells: Cells): RefusalReason | undefined => {
      if (cells.problem !== undefined) return cells.problem;
      if (cells.length < least) return 'too few columns';
      if (cells.length <= most) return undefined;
      const further = textsOf(cells).slice(most);
      return further.every((text) => text.trim() === '') ? undefined : 'too many columns';
    },
    counts: (): Record<string, number> => Object.fromEntries(counts),
  };
}
