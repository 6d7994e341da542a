import * as v from 'valibot';
import { allChanges, type Change, type LogReading } from '@/backend/entryLog';
import { isRecord } from '@/lib/objects';
import type { Collection } from './collections';
import { isJsonValue } from './jsonValue';
import { SCHEMAS } from './schemas';
import { areUsualRefunds, isUsualRefund } from './usualRecord';

/** Who made the last change of an entry, and its instant, if a server says so. */
export type Author = { name: string; at: string };

/** One stored value: the last change of it in the log, which is not copied because a log may have a million. */
export type Entry = Pick<Change, 'seq' | 'kind' | 'id' | 'value' | 'by' | 'at'>;

export function authorOf(entry: Entry | undefined): Author | undefined {
  return entry?.by && entry.at !== undefined ? { name: entry.by.name, at: entry.at } : undefined;
}

/**
 * A change of an entry that is not stored yet. Without a value, the entry is withdrawn, or erased by a reset. `base` is
 * the value that the edit is based on, if any. `isWhole` is set if that value was deleted with its database: without a
 * newer entry, the whole edit is written.
 */
export type EntryEdit = { id: string; value: unknown; base?: unknown; isWhole?: boolean; isErased?: boolean };

/**
 * An edit that a closed page stored outside the database. `over` is the position of the entry that it is based on. The
 * names are those of the first version.
 */
export type PendingEdit = { journal: string; over?: number | undefined } & Omit<EntryEdit, 'isWhole' | 'isErased'>;

/**
 * The highest number of a format that this version reads. It rises only if an earlier version would misread a value: when a
 * known field gets another type or meaning, or a rule allows what it refused. A new field, kind or word needs no new number.
 */
export const SCHEMA_NUMBER = 2;

/** Earlier versions take a withdrawn entry for one that counts. From this number on, they hide it and keep it. */
export const WITHDRAWN_SCHEMA = 2;

/** Far below the safe integers, so that a higher position always exists. */
const HIGHEST_POSITION = 1e12;

/** A change whose fields have their types. A schema would copy each change, and a log may have a million of them. */
function isChange(change: unknown): change is Change {
  const { id, seq, withdrawn, schema, by, at } = Object(change) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    isCount(seq, 0, HIGHEST_POSITION) &&
    (withdrawn === undefined || withdrawn === true) &&
    (schema === undefined || isCount(schema, 1, Infinity)) &&
    (by === undefined || (isRecord(by) && typeof by.name === 'string')) &&
    (at === undefined || typeof at === 'string')
  );
}

function isCount(value: unknown, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && (value as number) >= lowest && (value as number) <= highest;
}

/** Whether a change has a value of a shape that this version knows. */
export function isEntry(change: unknown, collection: Collection): change is Entry {
  return isChange(change) && isKeepable(change, collection);
}

/** Whether the value has the shape of its collection, has its own id, and fits into a backup. */
export function isKeepable({ id, value }: Pick<EntryEdit, 'id' | 'value'>, { name }: Collection): boolean {
  const isOwnId = typeof value !== 'object' || value === null || ('id' in value && value.id === id);
  if (!isOwnId) return false;
  return (name === 'payments' && isUsualRefund(value)) || (v.is(SCHEMAS[name], value) && isJsonValue(value));
}

const VOCABULARIES = ['picklist', 'literal', 'variant'];

/**
 * Whether a later version wrote a value: its collection or its kind is unknown, its format has a higher number, or a
 * field holds a text that is not in its vocabulary. A damaged text of a vocabulary cannot be distinguished from a new one.
 */
export function isOfNewerVersion(change: unknown, collection: Collection | undefined): boolean {
  if (!collection || hasNewerNumber(change)) return true;
  if (!isChange(change)) return false;
  const { issues = [] } = v.safeParse(SCHEMAS[collection.name], change.value);
  return (
    issues.length > 0 &&
    issues.every(
      ({ type, input, path }) => path && VOCABULARIES.includes(type) && typeof input === 'string' && input !== '',
    )
  );
}

function hasNewerNumber(change: unknown): boolean {
  const { schema } = Object(change) as Partial<Change>;
  return Number.isInteger(schema) && Number(schema) > SCHEMA_NUMBER;
}

/** A reading of the log of which only usual refunds stay columns. All others are among its changes. */
export function divideRefunds({ refunds = [], ...reading }: LogReading) {
  const isUsual = refunds.map(({ columns }) => areUsualRefunds(columns));
  const others = refunds.filter((_refunds, index) => !isUsual[index]);
  const changes = allChanges({ changes: reading.changes, refunds: others });
  return { ...reading, changes, refunds: refunds.filter((_refunds, index) => isUsual[index]) };
}

/** Splits changes into those that this version reads, those of a later version, and damaged ones. */
export function sortOut(changes: readonly Change[], findCollection: (name: string) => Collection | undefined) {
  const entries: Entry[] = [];
  const withdrawn: Change[] = [];
  const newer: Change[] = [];
  const damaged: Change[] = [];
  for (const change of changes) {
    const collection = findCollection(change.kind);
    const counts = collection && change.withdrawn !== true && !hasNewerNumber(change);
    // A value of the known shape is checked once, because a log may have a million of them.
    if (counts && isEntry(change, collection)) entries.push(change);
    else if (isOfNewerVersion(change, collection)) newer.push(change);
    else if (change.withdrawn) withdrawn.push(change);
    else damaged.push(change);
  }
  return { entries, withdrawn, newer, damaged };
}
