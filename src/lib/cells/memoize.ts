import { isSliceAt, type Cells, type Slice } from './cells';

const MOST_SLOTS = 2 ** 16;
const RECENT_SLOTS = 2 ** 10;

type Known<Value> = { bytes: Uint8Array; hash: number; value: Value };

/**
 * Caches the results of a function by the bytes of a cell, because most texts of a column repeat and then no string is
 * needed. A missing column reads as ''. The cache is cleared at 32,768 texts, so that a column of ids cannot fill the
 * memory.
 */
export function memoizeByCell<Value>(
  read: (text: string) => Value,
): (cells: Cells, column: number | undefined) => Value {
  let slots: (Known<Value> | undefined)[] = emptySlots(16);
  let count = 0;
  /** The result for an empty cell or a missing column. */
  let empty: { value: Value } | undefined;
  /** Recent results by the ends of their texts: most lookups find one there and need no hash of all bytes. */
  const recent = emptySlots<Known<Value>>(RECENT_SLOTS);
  const slice: Slice = { bytes: new Uint8Array(), start: 0, end: 0 };

  const slotOf = (hash: number, matches: (known: Known<Value>) => boolean): number => {
    const mask = slots.length - 1;
    let slot = hash & mask;
    for (let known = slots[slot]; known !== undefined && !matches(known); known = slots[slot]) slot = (slot + 1) & mask;
    return slot;
  };
  const isSlice = ({ bytes }: Known<Value>) => isSliceAt(slice, bytes, 0, bytes.length);
  const isNone = () => false;
  const makeRoom = () => {
    const all = slots;
    const isFull = all.length === MOST_SLOTS;
    slots = emptySlots(isFull ? 16 : all.length * 2);
    if (isFull) count = 0;
    else for (const known of all) if (known) slots[slotOf(known.hash, isNone)] = known;
  };

  return (cells, column) => {
    const isThere = column !== undefined && column < cells.length && cells.starts[column] !== cells.ends[column];
    if (!isThere) return (empty ??= { value: read('') }).value;
    slice.bytes = cells.bytes;
    slice.start = Number(cells.starts[column]);
    slice.end = Number(cells.ends[column]);
    const ending = endingOf(slice);
    const last = recent[ending];
    if (last && isSlice(last)) return last.value;
    const hash = hashOfSlice(slice);
    const known = slots[slotOf(hash, isSlice)];
    if (known) return (recent[ending] = known).value;
    const value = read(cells.textAt(column));
    if (count * 2 === slots.length) makeRoom();
    const added = { bytes: slice.bytes.slice(slice.start, slice.end), hash, value };
    slots[slotOf(hash, isNone)] = recent[ending] = added;
    count += 1;
    return value;
  };
}

function emptySlots<Value>(length: number): (Value | undefined)[] {
  return new Array<Value | undefined>(length).fill(undefined);
}

/** The slot of a slice in the recent results: its last three bytes, with a separate slot for every three digits. */
function endingOf({ bytes, end }: Slice): number {
  const digit = (at: number) => (bytes[at] ?? 0) & 15;
  return (digit(end - 1) + 10 * digit(end - 2) + 100 * digit(end - 3)) & (RECENT_SLOTS - 1);
}

/** FNV-1a of bytes, with its upper bits folded into the lower ones. */
export function hashOfSlice({ bytes, start, end }: Slice): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ Number(bytes[at]), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

const LIMIT = 100_000;

/**
 * Caches the results of a function by text, because most texts of a column repeat. The cache is cleared at 100,000
 * texts, so that a column of ids cannot fill the memory.
 */
export function memoizeByText<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= LIMIT) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
