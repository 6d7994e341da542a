import { createUtf8Builder } from '@/lib/columns/utf8Builder';
import { createIdIndex, hashOfSliceText } from '@/lib/columns/idIndex';
import { compareSlices, sliceOf, type Slice } from '@/lib/cells/cells';

/**
 * A set of ids that are added one by one. Most files are sorted by id: as long as every id is above the previous one,
 * or every id is below it, the next one in order is new and needs no lookup.
 */
export function createStagedIds(expected: number) {
  const texts = createUtf8Builder(expected);
  const index = createIdIndex(hashOfSliceText, texts.isAt);
  let length = 0;
  let isIndexed = false;
  /** Above 0 for ascending ids, below 0 for descending ones. */
  let direction = 0;
  let found = 0;
  const last = sliceOf('');

  const isFurtherOn = (id: Slice): boolean => {
    if (length === 0) return true;
    texts.take(length - 1, last);
    const difference = compareSlices(id, last);
    found = difference < 0 ? -1 : difference > 0 ? 1 : 0;
    return found !== 0 && (length === 1 || found === direction);
  };
  const indexAll = () => {
    for (let at = 0; at < length; at += 1) {
      texts.take(at, last);
      index.find(last);
      index.add();
    }
    isIndexed = true;
  };

  return {
    texts,
    find: (id: Slice): number | undefined => {
      if (!isIndexed && isFurtherOn(id)) return undefined;
      if (!isIndexed) indexAll();
      return index.find(id);
    },
    /** Adds the id of the last failed lookup. */
    add: (id: Slice): void => {
      texts.push(id);
      if (isIndexed) index.add();
      else if (length === 1) direction = found;
      length += 1;
    },
  };
}
