import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createAnswer } from '../scripts/hosting/answer';
import type { Accounts } from './auth/accounts';
import { createApiKeys } from './auth/apiKeys';
import { createTeamRoles } from './auth/roles';
import { createTeamMembers } from './auth/team';
import type { TeamStore } from './core';
import type { Database } from './database/database';
import { createApp } from './http/app';
import { createLimiter } from './http/limiter';
import { createMetrics } from './http/metrics';
import type { Streams } from './http/streams';
import type { Settings } from './settings';

/** In milliseconds: rows of 1 GB take this long at 10 Mbit/s. The other limits are those of their routes. */
const LONGEST_REQUEST = 15 * 60_000;
const LONGEST_HEADERS = 20_000;
/** What is still running after it is cut off. */
const GRACE = 10_000;

export type TeamServer = {
  metrics: ReturnType<typeof createMetrics>;
  /** Resolves with the port. Also listens on the IPv6 address of this computer, if `host` is `localhost`. */
  listen: (host: string, port: number) => Promise<number>;
  /** Takes no further requests, answers those that run, and ends the streams. */
  stop: () => Promise<void>;
};

/** The server of a team: its routes below `/api`, those of its operators, and the files of the built page. */
export function createTeamServer({
  settings,
  accounts,
  database,
  store,
  streams,
  log,
  folder,
}: {
  settings: Pick<Settings, 'isProxied' | 'baseUrl' | 'metricsToken' | 'writesPerSecond'>;
  accounts: Accounts;
  database: Database;
  store: TeamStore;
  streams: Streams;
  log: Logger;
  /** Of the built page. */
  folder: string;
}): TeamServer {
  const metrics = createMetrics();
  const { writesPerSecond } = settings;
  const roles = createTeamRoles(database);
  const app = createApp({
    settings,
    accounts,
    members: createTeamMembers(accounts, roles),
    roles,
    store,
    keys: createApiKeys(database),
    log,
    metrics,
    streams,
    writes: createLimiter(writesPerSecond, 10 * writesPerSecond),
    attempts: createLimiter(0.5, 30),
  });
  const answerRoute = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const answerFile = createAnswer(folder, '', { isTeam: true });
  const servers: Server[] = [];

  async function listenOn(host: string, port: number): Promise<number> {
    const options = { requestTimeout: LONGEST_REQUEST, headersTimeout: LONGEST_HEADERS, keepAliveTimeout: 65_000 };
    const server = createServer(options, (request, response) => {
      const isRoute = /^\/(api|healthz|readyz|metrics)([/?]|$)/.test(request.url ?? '');
      if (isRoute) void answerRoute(request, response);
      else answerFile(request, response);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  return {
    metrics,
    async listen(host, port) {
      if (host !== 'localhost') return listenOn(host, port);
      const opened = await listenOn('127.0.0.1', port);
      await listenOn('::1', opened).catch((error: unknown) => {
        // A computer without IPv6 has only the first address.
        if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw error;
      });
      return opened;
    },
    async stop() {
      streams.endEvery();
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      // A connection is idle as soon as its last answer is over.
      const idle = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 50);
      const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), GRACE);
      await Promise.all(closed);
      clearInterval(idle);
      clearTimeout(cut);
    },
  };
}
