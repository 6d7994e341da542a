import { randomUUID } from 'node:crypto';
import type { LogHead } from '@/backend/entryLog';
import type { TeamWorkspace } from '@/protocol/workspaces';
import { notFound } from '../problems';
import type { Query } from '../database/database';

/** A row of the table `workspace`: what it is, and where its log is. `version` changes with every write. */
export type WorkspaceRow = {
  id: string;
  team: string;
  version: number;
  head: number;
  lastHash: string;
  logId: string;
  logStart: number;
  about: TeamWorkspace;
};

type Stored = Omit<WorkspaceRow, 'about'> & { about: string };

const SELECT = `select id, team, version, head, last_hash as "lastHash", log_id as "logId", log_start as "logStart", about
  from workspace`;

const rowOf = (stored: Stored): WorkspaceRow => ({ ...stored, about: JSON.parse(stored.about) as TeamWorkspace });

/** The workspace of a team. Throws the problem `not-found` for other ones. */
export async function readWorkspaceRow(query: Query, team: string, id: string): Promise<WorkspaceRow> {
  const [stored] = await query<Stored>(`${SELECT} where id = $1 and team = $2`, [id, team]);
  if (!stored) throw notFound();
  return rowOf(stored);
}

/** A workspace of any team. */
export async function findWorkspaceRow(query: Query, id: string): Promise<WorkspaceRow | undefined> {
  const [stored] = await query<Stored>(`${SELECT} where id = $1`, [id]);
  return stored && rowOf(stored);
}

export async function listWorkspaceRows(query: Query, team?: string): Promise<WorkspaceRow[]> {
  const stored =
    team === undefined
      ? await query<Stored>(`${SELECT} order by id`)
      : await query<Stored>(`${SELECT} where team = $1 order by id`, [team]);
  return stored.map(rowOf);
}

/** False if a workspace with the id exists, also one of another team. */
export async function insertWorkspace(query: Query, team: string, about: TeamWorkspace): Promise<boolean> {
  const inserted = await query(
    `insert into workspace (id, team, log_id, data_set, about) values ($1, $2, $3, $4, $5)
     on conflict (id) do nothing returning id`,
    [about.id, team, randomUUID(), about.record.hash, JSON.stringify(about)],
  );
  return inserted.length > 0;
}

/** False, and nothing is stored, if the workspace was written since it was read (compare and set). */
export async function updateAbout(query: Query, { id, version }: WorkspaceRow, about: TeamWorkspace): Promise<boolean> {
  const updated = await query(
    `update workspace set about = $3, data_set = $4, version = version + 1 where id = $1 and version = $2 returning id`,
    [id, version, JSON.stringify(about), about.record.hash],
  );
  return updated.length > 0;
}

/** Starts a new, empty log after the current one. */
export async function startLog(query: Query, { id }: WorkspaceRow): Promise<void> {
  await query(`update workspace set log_id = $2, log_start = head, version = version + 1 where id = $1`, [
    id,
    randomUUID(),
  ]);
}

/** What pages see of the position. The id of the log is another one on a restored server. */
export function headOf({ head, logStart, logId }: WorkspaceRow, backendId: string): LogHead & { logId: string } {
  return { seq: head - logStart, logId: `${logId}.${backendId}` };
}
