import { largerOf } from './numbers';
import { textOfSlice, type Slice } from '@/lib/cells/cells';
import { hashOfSlice } from '@/lib/cells/memoize';
import type { StringColumn } from './stringColumn';

/**
 * The index of each id: a hash table with at least twice as many slots as ids, each with an index plus 1. A Map of a
 * million texts would take ten times the memory.
 */
export type IdSlots = Uint32Array;

/** The index of an id, or undefined. */
export function findId(slots: IdSlots, idAt: (index: number) => string, id: string): number | undefined {
  return findHash(slots, hashOfText(id), (index) => idAt(index) === id);
}

function findHash(slots: IdSlots, hash: number, matches: (index: number) => boolean): number | undefined {
  const mask = slots.length - 1;
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const entry = Number(slots[slot]);
    if (entry === 0) return undefined;
    if (matches(entry - 1)) return entry - 1;
  }
}

/** Builds the slots of different ids. */
export function slotsOf({ text, ends }: StringColumn): IdSlots {
  const slots = emptySlots(ends.length);
  let start = 0;
  for (let index = 0; index < ends.length; index += 1) {
    const end = Number(ends[index]);
    put(slots, hashOfUnits(text, start, end), index);
    start = end;
  }
  return slots;
}

/**
 * The slots of the ids from an index on, which then has index 0. The slot of an earlier id names the first id that is left,
 * so that a search compares it and goes on. At least one id must be left.
 */
export function slotsFrom(slots: IdSlots, first: number): IdSlots {
  const left = new Uint32Array(slots.length);
  for (let slot = 0; slot < slots.length; slot += 1) {
    const entry = Number(slots[slot]);
    if (entry > 0) left[slot] = Math.max(1, entry - first);
  }
  return left;
}

export type IdIndex<Id> = {
  find: (id: Id) => number | undefined;
  /** Adds the id of the last failed lookup, whose hash is known. */
  add: () => void;
};

/** An index of ids that are added one by one. `isAt` compares an id with the one at an index. */
export function createIdIndex<Id extends object | string>(
  hashOf: (id: Id) => number,
  isAt: (index: number, id: Id) => boolean,
): IdIndex<Id> {
  let slots = emptySlots(512);
  let hashes: Uint32Array = new Uint32Array(512);
  let length = 0;
  let hash = 0;
  let wanted: Id | undefined;
  // The hashes are contiguous in memory and the texts are not, so comparing hashes first avoids most reads of texts.
  const isWanted = (index: number) => hashes[index] === hash && wanted !== undefined && isAt(index, wanted);
  return {
    find: (id) => {
      hash = hashOf(id);
      wanted = id;
      return findHash(slots, hash, isWanted);
    },
    add: () => {
      if (length === hashes.length) {
        hashes = largerOf(hashes);
        slots = emptySlots(hashes.length);
        for (let index = 0; index < length; index += 1) put(slots, Number(hashes[index]), index);
      }
      hashes[length] = hash;
      put(slots, hash, length);
      length += 1;
    },
  };
}

function put(slots: IdSlots, hash: number, index: number) {
  const mask = slots.length - 1;
  let slot = hash & mask;
  while (slots[slot] !== 0) slot = (slot + 1) & mask;
  slots[slot] = index + 1;
}

function emptySlots(ids: number): IdSlots {
  return new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(1, ids) * 2)));
}

export function hashOfText(text: string): number {
  return hashOfUnits(text, 0, text.length);
}

/** The hash of the text of a slice. */
export function hashOfSliceText(slice: Slice): number {
  for (let at = slice.start; at < slice.end; at += 1)
    if (Number(slice.bytes[at]) > 127) return hashOfText(textOfSlice(slice));
  return hashOfSlice(slice);
}

/** FNV-1a of the UTF-16 units of a text, with its upper bits folded into the lower ones. */
function hashOfUnits(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
