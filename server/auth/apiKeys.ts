import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { ApiKey } from '@/protocol/apiKeys';
import type { Actor } from '../core';
import type { Database } from '../database/database';
import { readWorkspaceRow } from '../log/workspaceRows';
import { refused } from '../problems';

/** In milliseconds: the last use of a key is noted at most as often. */
const NOTED_EVERY = 60_000;

/** In keys: what one team can have. */
const MOST_KEYS = 50;

type Row = {
  id: string;
  team: string;
  workspace: string;
  name: string;
  createdById: string;
  createdByName: string;
  createdAt: string;
  lastUsedAt: string | null;
};

export type ApiKeyStore = ReturnType<typeof createApiKeys>;

const COLUMNS = `id, team, workspace, name, created_by as "createdById", created_by_name as "createdByName",
  created_at as "createdAt", last_used_at as "lastUsedAt"`;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * The keys of programs that send payments to one workspace. A key can do nothing else, and only its hash is stored. Its 32 random
 * bytes need no slow hash.
 */
export function createApiKeys({ query }: Database, clock: () => Date = () => new Date()) {
  return {
    async list(team: string): Promise<ApiKey[]> {
      const rows = await query<Row>(`select ${COLUMNS} from api_key where team = $1 order by created_at, id`, [team]);
      return rows.map(keyOf);
    },

    /** The key is in the answer, once. */
    async create(
      { id: person, name: personName, team }: Actor,
      { name, workspace }: { name: string; workspace: string },
    ): Promise<ApiKey & { key: string }> {
      await readWorkspaceRow(query, team, workspace);
      const key = `splitpay_${randomBytes(32).toString('base64url')}`;
      const [row] = await query<Row>(
        `insert into api_key (id, team, workspace, name, hash, created_by, created_by_name, created_at)
         select $1, $2, $3, $4, $5, $6, $7, $8
         where (select count(*) from api_key where team = $2) < ${MOST_KEYS} returning ${COLUMNS}`,
        [randomUUID(), team, workspace, name, hashOf(key), person, personName, clock().toISOString()],
      );
      if (!row) throw refused('too-many', `A team can have ${MOST_KEYS} keys. Revoke one that nobody uses.`);
      return { ...keyOf(row), key };
    },

    /** A revoked key is gone, and the next request with it is refused. */
    async revoke(team: string, id: string): Promise<void> {
      const revoked = await query('delete from api_key where team = $1 and id = $2 returning id', [team, id]);
      if (revoked.length === 0) throw refused('not-found', 'This key does not exist. It may be revoked already.');
    },

    /** The program that sends a key, as an actor without any act, and its workspace. Throws the problem `signed-out`. */
    async find(header: string | undefined): Promise<{ actor: Actor; keyId: string; workspace: string }> {
      const [, key] = /^Bearer (splitpay_[\w-]{43})$/.exec(header ?? '') ?? [];
      const [row] =
        key === undefined ? [] : await query<Row>(`select ${COLUMNS} from api_key where hash = $1`, [hashOf(key)]);
      if (!row)
        throw refused('signed-out', 'The key is missing, unknown or revoked. Send it as "Authorization: Bearer …".');
      const now = clock();
      if (row.lastUsedAt === null || now.getTime() - Date.parse(row.lastUsedAt) >= NOTED_EVERY)
        await query('update api_key set last_used_at = $2 where id = $1', [row.id, now.toISOString()]);
      const actor = { id: `key ${row.id}`, name: row.name, team: row.team, acts: [] };
      return { actor, keyId: row.id, workspace: row.workspace };
    },
  };
}

function keyOf({ id, name, workspace, createdById, createdByName, createdAt, lastUsedAt }: Row): ApiKey {
  return { id, name, workspace, createdBy: { id: createdById, name: createdByName }, createdAt, lastUsedAt };
}
