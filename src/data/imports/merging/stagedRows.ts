import { createIdIndex, hashOfText } from '@/lib/columns/idIndex';
import { createRows, plainRows, type Row, type Shape } from '@/lib/columns/rows';
import { createStringColumn } from '@/lib/columns/stringColumn';

/**
 * Collects rows with ids, in the order of their file. `contentOf` is the rest of a row. It distinguishes a duplicate from a
 * different row with the same id.
 */
export function createStagedRows<Of extends Shape, Content>(shape: Of, contentOf: (row: Content) => string) {
  const rows = createRows(shape);
  const [ids, contents] = [createStringColumn(), createStringColumn()];
  const index = createIdIndex(hashOfText, (at, id) => ids.at(at) === id);
  /** The first rows of ids that occur again with different values. All rows with these ids are rejected. */
  const conflicting = new Set<number>();
  return {
    /** Adds a row with a new id. Otherwise says whether the row with its id is the same or another one. */
    add: (row: Row<Of> & Content & { id: string }): 'new' | 'same' | 'other' => {
      const known = index.find(row.id);
      if (known !== undefined) {
        if (!conflicting.has(known) && contents.at(known) === contentOf(row)) return 'same';
        conflicting.add(known);
        return 'other';
      }
      rows.push(row);
      ids.push(row.id);
      contents.push(contentOf(row));
      index.add();
      return 'new';
    },
    /** The rows whose ids have one value. The first rows of the other ids are rejected. */
    *finish(reject: (row: Row<Of>) => void): Generator<Row<Of>> {
      let at = 0;
      for (const row of plainRows(shape, rows.finish()))
        if (conflicting.has(at++)) reject(row);
        else yield row;
    },
  };
}
