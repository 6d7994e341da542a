import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { type Accounts, openAccounts } from '../auth/accounts';
import { readSecret } from '../auth/secret';
import { createAccountStorage } from '../auth/storage';
import { EMPTY_DATABASE } from '../database/emptyDatabase';
import { openDatabase } from '../database/openDatabase';
import { openClickhouse } from '../engines/openEngine';
import { buildInThread } from '../engines/service/building/buildInThread';
import { originOf } from '../http/origin';
import { createStreams } from '../http/streams';
import { isSecure, type Settings } from '../settings';
import { createTeamStore } from '../store';
import { createTeamServer } from '../teamServer';

/** Of the built page. npm starts in the folder of the product. */
const PAGE = resolve('dist-team');
const BUILD_THREAD = resolve('.cache/team/buildThread.mjs');

/** Starts the server, and says where it is. It stops at SIGTERM or SIGINT. */
export async function serve(settings: Settings): Promise<void> {
  if (!existsSync(`${PAGE}/index.html`)) throw new Error('There is no page to serve yet: run npm run build:team first');
  const { folder, databaseUrl, host, port } = settings;
  const log = createLog();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const database = await openDatabase({ url: databaseUrl, folder, emptyDatabase: EMPTY_DATABASE });
  const streams = createStreams();
  const { engine: at } = settings;
  const engine = at && { ...openClickhouse(at), build: buildInThread(at, BUILD_THREAD) };
  const store = await createTeamStore({ database, folder, engine });
  if (store.engine && !(await store.engine.isReady())) log.warn('The payment engine of CLICKHOUSE_URL does not answer');
  const address = settings.baseUrl ?? `${isSecure(settings) ? 'https' : 'http'}://localhost:${port}`;
  const accounts = await openAccounts({
    storage: createAccountStorage(database.driver),
    secret: settings.secret ?? (await readSecret(folder)),
    baseUrl: address,
    isSecure: isSecure(settings),
    provider: settings.provider,
    isLimited: true,
    originOf: (headers) => originOf(headers, settings),
    onSessionEnd: streams.endSession,
    onError: (message) => log.warn(message),
  });
  const server = createTeamServer({ settings, accounts, database, store, streams, log, folder: PAGE });
  collectDefaultMetrics({ register: server.metrics.registry });
  // Requests need not wait for it, because the next send does the same.
  store.engine?.recover().catch((error: unknown) => log.warn(error, 'Sent payments are not added yet'));
  const opened = await server.listen(host, port).catch(explainPort(port));
  await welcome(accounts, settings.baseUrl ?? address.replace(/:\d+$/, `:${opened}`));

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await server.stop();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

function createLog() {
  const { LOG_LEVEL } = process.env;
  // A person who tries the server in a terminal reads its sentences; a container collects each request.
  const level = LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

async function welcome(accounts: Accounts, address: string): Promise<void> {
  console.log(`SplitPay console for a team: ${address}`);
  const token = await accounts.createSetupToken();
  if (token === undefined) return;
  console.log(`Nobody has an account yet. This link creates the first one, once, within a day:`);
  console.log(`${address}/setup?token=${token}`);
}

function explainPort(port: number) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is already in use: stop what runs there, or choose another one, as in PORT=3001 npm run team`,
    );
  };
}
