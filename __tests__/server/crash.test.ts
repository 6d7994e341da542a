import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/openDatabase';
import { problemOf as problemOfError } from '../../server/http/answers';
import { verify } from '../../server/log/verify';
import { createTeamStore } from '../../server/store';
import { ana, ben, createWorkspace } from './engines';
import { findPostgres, startPostgres } from './postgres';
import { problemOf, propose, refund } from './proposing';

const binaries = findPostgres();

if (!binaries) test('PostgreSQL is not installed, so that no database crashes', () => undefined);
else {
  test('After the database has crashed, the store answers again, and nothing acknowledged is lost or stored twice', async () => {
    const server = await startPostgres(binaries);
    const folder = mkdtempSync(join(tmpdir(), 'splitpay-crash-'));
    const [database, other] = [await openDatabase({ url: server.url }), await openDatabase({ url: server.url })];
    const [store, otherStore] = [
      await createTeamStore({ database, folder }),
      await createTeamStore({ database: other, folder }),
    ];
    const id = await createWorkspace(store);
    const { head: seen } = await store.read(ana, id, { seq: 0 });
    const request = { seen, proposals: [{ key: 'the same key', ...refund('r1', 360_000) }] };
    const answer = await store.propose(ana, id, request);
    const heads: number[] = [];
    await store.follow(ana, id, ({ seq }) => heads.push(seq));

    await server.crash();
    const isReady = async () => {
      for (let attempt = 0; attempt < 100; attempt += 1) {
        if (await store.isReady()) return true;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return false;
    };
    expect(await isReady()).toBe(true);
    expect(await store.propose(ana, id, request)).toEqual(answer);
    const problem = await problemOf(propose(otherStore, ben, id, refund('r2', 10_000)));
    expect(problem.refusals).toMatchObject([{ refusal: { refundable: 7_000 } }]);
    await propose(otherStore, ben, id, refund('r3', 7_000));
    expect(await verify(database.query, id)).toEqual({ workspace: id, entries: 2 });

    // The follower listens again within some seconds, and then hears of what it has missed.
    while (heads.at(-1) !== 2) await new Promise((resolve) => setTimeout(resolve, 50));
    for (const opened of [store, otherStore]) await opened.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  test('A database that crashes between two statements fails their transaction, and the server stays alive', async () => {
    const server = await startPostgres(binaries);
    const database = await openDatabase({ url: server.url });
    const broken = database.transaction(async (query) => {
      await server.crash();
      await query('select 1');
    });
    const error: unknown = await broken.catch((reason: unknown) => reason);
    expect(problemOfError(error).problem).toMatchObject({
      status: 503,
      detail: expect.stringMatching(/try again/) as string,
    });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
    await server.stop();
  });
}
