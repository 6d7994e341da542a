import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openAccounts } from '../../../server/auth/accounts';
import { createAccountStorage } from '../../../server/auth/storage';
import type { EngineSettings } from '../../../server/engines/engineSettings';
import { openClickhouse } from '../../../server/engines/openEngine';
import { originOf } from '../../../server/http/origin';
import { createStreams } from '../../../server/http/streams';
import { isSecure, type Provider } from '../../../server/settings';
import { createTeamStore } from '../../../server/store';
import { createTeamServer } from '../../../server/teamServer';
import { findFreePort } from './freePort';
import { openMemoryDatabase } from './memoryDatabase';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** A server on a free port, with its database in memory. `lines` are those of its log. */
export async function startServer({
  startProvider,
  more = {},
  segmentSize,
  engine,
}: {
  /** Starts a provider that sends people back to this origin. */
  startProvider?: (origin: string) => Promise<Provider>;
  more?: Partial<Parameters<typeof createTeamServer>[0]['settings']>;
  /** In changes: a range of a log that is one segment. */
  segmentSize?: number;
  /** ClickHouse, if it is on. */
  engine?: EngineSettings;
} = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'team-'));
  const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; connect-src 'self'">`;
  await writeFile(join(folder, 'index.html'), page);
  const settings = { isProxied: false, baseUrl: undefined, metricsToken: undefined, writesPerSecond: 1_000, ...more };
  const streams = createStreams();
  const database = await openMemoryDatabase();
  const store = await createTeamStore({
    database,
    folder,
    engine: engine && openClickhouse(engine),
    ...(segmentSize !== undefined && { segmentSize }),
  });
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  // The library wants the address before the server has a port.
  const port = await findFreePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const provider = await startProvider?.(baseUrl);
  const accounts = await openAccounts({
    storage: createAccountStorage(database.driver),
    secret: 'a secret of at least thirty-two characters',
    baseUrl,
    isSecure: isSecure(settings),
    provider,
    isLimited: false,
    originOf: (headers) => originOf(headers, settings),
    onSessionEnd: streams.endSession,
    onError: (message) => log.warn(message),
  });
  const server = createTeamServer({ settings, accounts, database, store, streams, log, folder });
  const origin = `http://127.0.0.1:${await server.listen('127.0.0.1', port)}`;
  return {
    origin,
    accounts,
    database,
    lines,
    stop: async () => {
      await server.stop();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
