import { createIdIndex, hashOfText } from '@/lib/columns/idIndex';
import { createRows, type Row, type Shape } from '@/lib/columns/rows';
import { createStringColumn } from '@/lib/columns/stringColumn';

/**
 * Collects rows with ids, in the order of their file. `contentOf` is the rest of a row. It distinguishes a duplicate from a
 * different row with the same id.
 */
export function createStagedRows<Of extends Shape, Content>(shape: Of, contentOf: (row: Content) => string) {
  const rows = createRows(shape);
  const [ids, contents] = [createStringColumn(), createStringColumn()];
  const index = createIdIndex(hashOfText, (at, id) => ids.at(at) === id);
  return {
    find: index.find,
    isSame: (at: number, row: Content) => contents.at(at) === contentOf(row),
    add: (row: Row<Of> & Content & { id: string }) => {
      rows.push(row);
      ids.push(row.id);
      contents.push(contentOf(row));
      index.add();
    },
    finish: rows.finish,
  };
}
