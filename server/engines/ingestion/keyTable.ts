import { numberAt } from '@/lib/columns/numbers';

/** What is known of a key: the reading that had it first, whether another one has it too, and the position of its payment. */
export type KeyTable = ReturnType<typeof createKeyTable>;

const NONE = 0xffffffff;

/**
 * In positions: how far the positions of two records are apart. Payments of different ids may have one key, and then one record has
 * the position of all of them, which they take one after the other.
 */
export const POSITIONS_OF_RECORD = 16;

/** Facts by key, a hash of 32 bits. A Map of numbers above 2 ** 30 takes five times the time and the memory. */
export function createKeyTable(mostKeys: number) {
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, mostKeys * 2)));
  const mask = slots - 1;
  const keys = new Uint32Array(slots);
  const readings = new Uint32Array(slots).fill(NONE);
  const positions = new Uint32Array(slots);
  const isShared = new Uint8Array(slots);
  const isPlaced = new Uint8Array(slots);
  const taken = new Uint8Array(slots);

  function slotOf(key: number): number {
    let slot = Math.imul(key, 0x9e3779b1) >>> 7;
    for (slot &= mask; readings[slot] !== NONE && keys[slot] !== key; slot = (slot + 1) & mask);
    return slot;
  }

  return {
    /** Notes that a reading has the key. */
    add(key: number, reading: number, isAlwaysShared: boolean): void {
      const slot = slotOf(key);
      if (readings[slot] === NONE) {
        keys[slot] = key;
        readings[slot] = reading;
      }
      if (isAlwaysShared || readings[slot] !== reading) isShared[slot] = 1;
    },
    /** Notes the position of the payment of a key that was added. The first one stays. */
    place(key: number, position: number): void {
      const slot = slotOf(key);
      if (isPlaced[slot] === 1) return;
      isPlaced[slot] = 1;
      positions[slot] = position;
    },
    isShared: (key: number): boolean => isShared[slotOf(key)] === 1,
    /** The next free position of a key, so that each payment has its own. */
    takePosition(key: number): number {
      const slot = slotOf(key);
      const offset = numberAt(taken, slot);
      taken[slot] = Math.min(offset + 1, POSITIONS_OF_RECORD - 1);
      return numberAt(positions, slot) * POSITIONS_OF_RECORD + offset;
    },
  };
}
