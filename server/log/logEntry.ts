import { createHash } from 'node:crypto';
import type { Person, TeamChange } from '@/protocol/entries';
import { isRecord } from '@/lib/objects';

/**
 * One change of a log, as the server works with it. `seq` counts through all logs of the workspace, and `version` through
 * the changes of a subject: that for which changes compete, such as a payment. `fields` are those that this version of the
 * server does not know.
 */
export type LogEntry = {
  seq: number;
  key: string;
  kind: string;
  id: string;
  subject: string;
  version: number;
  value: unknown;
  withdrawn: boolean;
  erased: boolean;
  schema: number | undefined;
  fields: Readonly<Record<string, unknown>>;
  by: Person;
  at: string;
};

/** A row of the table `entry`. */
export type EntryRow = {
  seq: number;
  log_id: string;
  key: string;
  kind: string;
  id: string;
  subject: string;
  version: number;
  value: string;
  withdrawn: boolean;
  erased: boolean;
  schema: number | null;
  fields: string;
  actor_id: string;
  actor_name: string;
  at: string;
  prev_hash: string;
  hash: string;
};

/** The columns that the hash covers, in its order. */
const HASHED = [
  ...(['seq', 'log_id', 'key', 'kind', 'id', 'subject', 'version', 'value', 'withdrawn', 'erased'] as const),
  ...(['schema', 'fields', 'actor_id', 'actor_name', 'at', 'prev_hash'] as const),
];

export const COLUMNS = [...HASHED, 'hash'].join(', ');

/** The SHA-256, in hexadecimal digits, of a row and of the hash of the row before it. */
export function hashOfRow(workspace: string, row: Omit<EntryRow, 'hash'>): string {
  const text = JSON.stringify([workspace, ...HASHED.map((column) => row[column])]);
  return createHash('sha256').update(text).digest('hex');
}

export function rowOfEntry(workspace: string, logId: string, previous: string, entry: LogEntry): EntryRow {
  const { value, schema = null, fields, by, ...same } = entry;
  const row = {
    ...same,
    schema,
    log_id: logId,
    value: JSON.stringify(value ?? null),
    fields: JSON.stringify(fields),
    actor_id: by.id,
    actor_name: by.name,
    prev_hash: previous,
  };
  return { ...row, hash: hashOfRow(workspace, row) };
}

export function entryOfRow(row: EntryRow): LogEntry {
  const { seq, key, kind, id, subject, version, withdrawn, erased, at } = row;
  const fields: unknown = JSON.parse(row.fields);
  return {
    seq,
    key,
    kind,
    id,
    subject,
    version,
    withdrawn,
    erased,
    at,
    value: JSON.parse(row.value) as unknown,
    schema: row.schema ?? undefined,
    fields: isRecord(fields) ? fields : {},
    by: { id: row.actor_id, name: row.actor_name },
  };
}

/** The change as pages read it. Its position counts from the start of its log. */
export function changeOfEntry(entry: LogEntry, logStart: number): TeamChange {
  const { seq, kind, id, value, withdrawn, erased, schema, fields, key, by, at } = entry;
  return {
    ...fields,
    seq: seq - logStart,
    kind,
    id,
    value,
    key,
    by,
    at,
    ...(withdrawn && { withdrawn }),
    ...(erased && { erased }),
    ...(schema !== undefined && { schema }),
  };
}
