import { randomUUID } from 'node:crypto';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import type { LogHead } from '@/backend/entryLog';
import type { TeamChange, TeamReading } from '@/protocol/entries';
import type { Problem } from '@/protocol/problems';
import { createBrowser, joinTeam, PASSWORD, type Browser } from '../../__tests__/helpers/server/browser';
import { buildDataSet } from '../../__tests__/helpers/dataSets';
import type { TeamProcess } from './teamProcess';

/** A signed-in person with the head of the log that their page has read. */
export type Member = { name: string; browser: Browser };

/** In cents: the amount of each payment of a workspace with payments. */
export const AMOUNT = 10_000;

const SURNAMES = ['Ruiz', 'Okafor', 'Lund', 'Sato', 'Weber'];

/** Creates a team of this many people, each with a session. */
export async function createTeam(server: TeamProcess, size: number): Promise<Member[]> {
  const administrator = createBrowser(server.origin);
  const token = await server.setupToken();
  const name = 'P0 Ruiz';
  const setup = { token, team: 'Acme', name, email: 'p0@acme.example', password: PASSWORD };
  const { status } = await administrator.ask('POST', '/api/setup', setup);
  if (status !== 204) throw new Error(`The setup answered ${status}`);
  const members: Member[] = [{ name, browser: administrator }];
  while (members.length < size) {
    const next = `P${members.length} ${SURNAMES[members.length % SURNAMES.length]!}`;
    members.push({ name: next, browser: await joinTeam(administrator, server.origin, next, 'administrator') });
  }
  return members;
}

/** Creates a workspace with the demo data, or with this many payments (`p0`, `p1`, …). Returns its id. */
export async function createWorkspace({ browser }: Member, payments?: number): Promise<string> {
  const id = `team-${randomUUID()}`;
  let hash = 'sample';
  if (payments !== undefined) {
    const rows = new Uint8Array(encodeDataSet(buildDataSet(Array.from({ length: payments }, paymentOf))));
    hash = await hashDataSet(rows.buffer);
    await expectStatus(204, browser.send('PUT', `/api/data-sets/${hash}`, rows));
  }
  const record = { source: 'soak.csv', hash, rows: payments ?? 30, importedOn: '2024-06-30' };
  await expectStatus(
    201,
    browser.send('POST', '/api/workspaces', { workspaces: [{ id, name: id.slice(0, 20), record }] }),
  );
  return id;
}

function paymentOf(_: unknown, index: number) {
  const moment = { date: '2024-06-01 10:00:00', timeZone: 'UTC' };
  return {
    id: `p${index}`,
    merchant: `Merchant ${index % 50}`,
    amount: AMOUNT,
    ...moment,
    status: 'Completed',
    isPaid: true,
  };
}

async function expectStatus(status: number, request: Promise<Response>): Promise<void> {
  const response = await request;
  if (response.status !== status)
    throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}

/** What the server says to proposals: stored, or the problem, whose kind is the end of its type. */
export type Answer =
  | { kind: 'stored'; status: number; changes: TeamChange[]; head: LogHead }
  | { kind: string; status: number; problem: Problem };

export async function propose(
  { browser }: Member,
  workspace: string,
  seen: LogHead,
  proposals: object[],
): Promise<Answer> {
  const { status, body } = await browser.ask('POST', `/api/workspaces/${workspace}/entries`, { seen, proposals });
  if (status === 201) return { kind: 'stored', status, ...(body as { changes: TeamChange[]; head: LogHead }) };
  const problem = body as unknown as Problem;
  return { kind: problem.type.split(':').at(-1)!, status, problem };
}

export const isStored = (answer: Answer): answer is Extract<Answer, { changes: unknown }> => answer.kind === 'stored';

/** All changes after a head, and the newest head. */
export async function readAfter(
  { browser }: Member,
  workspace: string,
  after: LogHead = { seq: 0 },
): Promise<TeamReading> {
  const changes: TeamChange[] = [];
  let head = after;
  let isWhole: boolean | undefined;
  for (;;) {
    const log = head.logId === undefined ? '' : `&logId=${head.logId}`;
    const path = `/api/workspaces/${workspace}/entries?after=${head.seq}${log}`;
    const { status, body } = await browser.ask('GET', path);
    if (status !== 200) throw new Error(`Reading answered ${status}: ${JSON.stringify(body)}`);
    const reading = body as unknown as TeamReading;
    changes.push(...reading.changes);
    head = reading.head;
    isWhole ??= reading.isWhole;
    if (!reading.isMore) return { changes, head, isWhole };
  }
}
