import { openAccounts } from '../../../server/auth/accounts';
import { createAccountStorage } from '../../../server/auth/storage';
import { openDatabase } from '../../../server/database/openDatabase';
import { createPostgresDatabase, findPostgres } from '../postgres';

const PERSON = { name: 'Ana Ruiz', email: 'ana@acme.example', password: 'correct horse battery' };

/** A server process with its own connections. */
async function openProcess(url: string) {
  const database = await openDatabase({ url });
  const accounts = await openAccounts({
    storage: createAccountStorage(database.driver),
    secret: 'a secret of at least thirty-two characters',
    baseUrl: 'http://localhost:3000',
    isSecure: false,
    provider: undefined,
    isLimited: false,
    originOf: () => 'http://localhost:3000',
    onSessionEnd: () => undefined,
    onError: () => undefined,
  });
  return { database, accounts };
}

const binaries = findPostgres();

if (binaries) {
  test('Two server processes start on one PostgreSQL at the same instant and share accounts and sessions', async () => {
    const url = await createPostgresDatabase(binaries);
    const [one, other] = await Promise.all([openProcess(url), openProcess(url)]);
    const token = (await one.accounts.createSetupToken()) ?? '';
    const setups = await Promise.allSettled(
      [one, other].map(async ({ accounts }) => accounts.setUp({ token, team: 'Acme', ...PERSON })),
    );
    expect(setups.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const cookies = setups.flatMap((setup) => (setup.status === 'fulfilled' ? setup.value : []));
    const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') });
    for (const { accounts } of [one, other]) {
      expect(await accounts.door()).toEqual({ isNew: false });
      expect((await accounts.find(headers)).person).toMatchObject({ role: 'administrator', team: { name: 'Acme' } });
    }
    await Promise.all([one.database.close(), other.database.close()]);
  });
} else test('PostgreSQL is not installed, so accounts are tested on PGlite only', () => undefined);
