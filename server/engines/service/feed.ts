import { Readable } from 'node:stream';
import type { SentPayment, SentPayments } from '@/protocol/sentPayments';
import { isSame } from '@/lib/objects';
import type { Actor } from '../../core';
import type { WorkspaceRow } from '../../log/workspaceRows';
import { refused } from '../../problems';
import type { PartToRead } from '../ingestion/readParts';
import { directoryOf } from '../ingestion/directory';
import { copyTables } from '../clickhouse/tables/tableCopy';
import { addRows, type RowsToBuild } from './building/buildRows';
import { readEngineRow, readEngineRows } from './engineQuestions';
import { nextRowsName, type EngineRows } from './engineRows';
import type { EngineTurns } from './engineTurns';
import { storeDirectory, type MoveDependencies, type MoveTo } from './moveHead';
import { listUnstored, type PartFiles } from './partFiles';
import { fileOfSent, findSent, isSameSent } from './sentPayments';
import { summarizeTable } from './tableSummary';

/** Who reads parts when no person does. */
export const SERVER = { id: 'server', name: 'Server', acts: [] } as const;

/** The line of the first payment of a file, behind the headers. */
const FIRST_LINE = 2;

type FeedDependencies = MoveDependencies & {
  parts: PartFiles;
  moveTo: MoveTo;
  inTurn: EngineTurns;
  rowsToAdd: (row: WorkspaceRow, parts: readonly PartToRead[]) => Promise<RowsToBuild>;
};

/**
 * Adds payments that a program sends. They are on the disk before they are in the engine, so that the tables can be built again.
 * What a send has left that did not end is added first.
 */
export function createFeed(dependencies: FeedDependencies) {
  const { database, files, client, clock, parts, moveTo, inTurn, rowsToAdd } = dependencies;
  const { query } = database;

  /** Inserts the payments of parts that are not in the engine yet, and moves the workspace to them. */
  async function addParts(actor: Actor, row: WorkspaceRow, rows: EngineRows, toRead: readonly PartToRead[]) {
    const { rowsName, records } = rows;
    const toAdd = await rowsToAdd(row, toRead);
    const read = await addRows(client, rowsName, records, toAdd);
    const directory = directoryOf(read.directory, await summarizeTable(client, rowsName, read.directory));
    const origin = { parts: await parts.all(row.id), matchings: toAdd.matchings };
    const dataSet = await storeDirectory(files, directory, origin);
    const counts = directory.merchants.reduce((sum, { transactions }) => sum + transactions, 0);
    await moveTo(actor, row, { dataSet, rowsName, records: records + read.records }, { rows: counts, parts: toRead });
    return read;
  }

  /**
   * Adds what a send has left that did not end. Some of its payments may be in the tables, and some may still arrive there, so
   * that a copy without them is continued.
   */
  async function addUnstored(actor: Actor, id: string): Promise<void> {
    const unstored = await parts.unstored(id);
    if (unstored.length === 0) return;
    const row = await readEngineRow(query, actor.team, id);
    const rows = await readEngineRows(query, row);
    const copy = { ...rows, rowsName: nextRowsName(rows.rowsName) };
    await copyTables(client, rows.rowsName, copy.rowsName, rows.records);
    await addParts(actor, row, copy, unstored);
  }

  async function add(actor: Actor, id: string, payments: readonly SentPayment[]): Promise<SentPayments> {
    await addUnstored(actor, id);
    const row = await readEngineRow(query, actor.team, id);
    const rows = await readEngineRows(query, row);
    const { before: directory } = await rowsToAdd(row, []);
    const wrong = payments.find(({ currency }) => currency !== directory.currency);
    if (wrong)
      throw refused(
        'malformed',
        `Payment ${wrong.id} is in ${wrong.currency}, and this workspace is in ${directory.currency}.`,
      );
    const unique = new Map<string, SentPayment>();
    const differing = new Set<string>();
    for (const payment of payments) {
      const first = unique.get(payment.id);
      if (first && !isSame(first, payment)) differing.add(payment.id);
      if (!first) unique.set(payment.id, payment);
    }
    const stored = await findSent(client, rows, [...unique.keys()]);
    let known = 0;
    const added: SentPayment[] = [];
    for (const payment of unique.values()) {
      const found = stored.get(payment.id);
      if (!found) added.push(payment);
      else if (isSameSent(found, payment, directory)) known += 1;
      else differing.add(payment.id);
    }
    const sent = new Map<string, SentPayment[]>();
    const groups = [added.filter(({ fees }) => fees), added.filter(({ fees }) => !fees)];
    for (const [index, group] of groups.entries()) {
      if (group.length === 0) continue;
      const number = await parts.nextSent(id);
      const text = fileOfSent(group, directory.currency, index === 0);
      const part = { number, name: `sent-${number}.csv`, by: actor.name, at: clock().toISOString() };
      sent.set(part.name, group);
      await parts.put(id, part, Readable.from([Buffer.from(text)]));
    }
    const read = added.length === 0 ? undefined : await addParts(actor, row, rows, await parts.unstored(id));
    const refusals = (read?.refusals ?? []).map(({ name, line, reason }) => ({
      id: sent.get(name)?.[line - FIRST_LINE]?.id ?? '',
      reason,
    }));
    return { added: read?.payments ?? 0, known, differing: [...differing], refused: read?.refused ?? 0, refusals };
  }

  return {
    send: async (actor: Actor, id: string, payments: readonly SentPayment[]): Promise<SentPayments> =>
      inTurn(id, async () => add(actor, id, payments)),
    /** Adds what all sends have left that did not end. Throws the first error after all workspaces. */
    async recover(): Promise<void> {
      const errors: unknown[] = [];
      for (const { id, team } of await listUnstored(query)) {
        const added = inTurn(id, async () => addUnstored({ ...SERVER, team }, id));
        await added.catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    },
  };
}
