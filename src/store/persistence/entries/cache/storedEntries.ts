import type { RefundChanges } from '@/backend/entryLog';
import { openRefunds, partAt, rowOf } from '@/domain/payments/refunds/refundColumns';
import type { Entry } from '@/store/persistence/entries/entries';

/** In milliseconds: the page is shown before. */
const LATER = 2000;

/** What the log has of one collection: entries, and refunds that are still columns. */
type StoredParts = { entries: readonly Entry[]; refunds: readonly RefundChanges[] };

/**
 * The entries of one collection that the log has, by id. A log may have a million refunds, which stay columns: each becomes an
 * entry when somebody asks for it.
 */
export class StoredEntries extends Map<string, Entry> {
  #columns: ReturnType<typeof indexRefunds> | undefined = undefined;
  /** Those of the columns that are entries by now, or that were removed. */
  readonly #taken = new Set<number>();

  /** Stores entries that are later than all stored ones, in the order of the log. No two have the same id. */
  put(entries: readonly Entry[]): void {
    for (const entry of entries) {
      // Moved to the end, because it was written last.
      this.delete(entry.id);
      this.set(entry.id, entry);
    }
  }

  /** Stores the refunds of a first reading, none of which is stored. */
  putColumns(refunds: readonly RefundChanges[]): void {
    if (refunds.length > 0) this.#columns = indexRefunds(refunds);
  }

  override get(id: string): Entry | undefined {
    const entry = super.get(id);
    const position = entry ? undefined : this.#find(id);
    return position === undefined ? entry : this.#make(position);
  }

  override has(id: string): boolean {
    return super.has(id) || this.#find(id) !== undefined;
  }

  override delete(id: string): boolean {
    const position = this.#find(id);
    if (position !== undefined) this.#taken.add(position);
    return super.delete(id) || position !== undefined;
  }

  override clear(): void {
    this.#columns = undefined;
    this.#taken.clear();
    super.clear();
  }

  override get size(): number {
    return super.size + (this.#columns?.length ?? 0) - this.#taken.size;
  }

  override keys() {
    this.#makeAll();
    return super.keys();
  }

  override values() {
    this.#makeAll();
    return super.values();
  }

  override entries() {
    this.#makeAll();
    return super.entries();
  }

  override [Symbol.iterator]() {
    return this.entries();
  }

  /** What is stored. Refunds stay columns unless somebody has asked for one of them. */
  parts(): StoredParts {
    const refunds = this.#taken.size === 0 ? this.#columns?.refunds : undefined;
    return { entries: [...(refunds ? super.values() : this.values())], refunds: refunds ?? [] };
  }

  #find(id: string): number | undefined {
    const position = this.#columns?.find(id);
    return position === undefined || this.#taken.has(position) ? undefined : position;
  }

  #make(position: number): Entry | undefined {
    const entry = this.#columns?.changeAt(position);
    this.#taken.add(position);
    if (entry) super.set(entry.id, entry);
    return entry;
  }

  /** Replaces the columns by entries, in the order of the log. */
  #makeAll(): void {
    const columns = this.#columns;
    if (!columns) return;
    for (let position = 0; position < columns.length; position += 1)
      if (!this.#taken.has(position)) this.#make(position);
    const all = [...super.values()].sort((a, b) => a.seq - b.seq);
    this.clear();
    this.put(all);
  }
}

/** Refunds by their position, and the positions by id, which are indexed after the page has shown them, or when one is looked for. */
function indexRefunds(refunds: readonly RefundChanges[]) {
  const parts = refunds.map(({ columns, changeAt }) => ({ ...openRefunds(columns), rowAt: rowOf(columns), changeAt }));
  const positions = new Map<string, number>();
  const unindexed = parts.values();
  /** Indexes the ids of one part. Returns whether there was any. */
  const indexPart = () => {
    const { value: part } = unindexed.next();
    for (const id of part?.ids() ?? []) positions.set(id, positions.size);
    return part !== undefined;
  };
  const indexLater = () => {
    if (indexPart()) setTimeout(indexLater);
  };
  setTimeout(indexLater, LATER);
  return {
    refunds,
    length: parts.reduce((sum, { length }) => sum + length, 0),
    find: (id: string): number | undefined => {
      while (indexPart());
      return positions.get(id);
    },
    changeAt: (position: number): Entry => {
      const { part, at } = partAt(parts, position);
      return part.changeAt(part.rowAt(at));
    },
  };
}
