import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Accounts, SignedIn } from '../auth/accounts';
import type { TeamMembers } from '../auth/team';
import type { Actor, TeamStore } from '../core';
import { refused } from '../problems';
import type { Settings } from '../settings';
import type { Limiter } from './limiter';
import type { Metrics } from './metrics';
import type { Streams } from './streams';

/** What the routes need. */
export type Services = {
  settings: Pick<Settings, 'isProxied' | 'baseUrl' | 'metricsToken'>;
  accounts: Accounts;
  members: TeamMembers;
  store: TeamStore;
  log: Logger;
  metrics: Metrics;
  streams: Streams;
  /** Of what one person writes, and of what one address asks for without a session. */
  writes: Limiter;
  attempts: Limiter;
};

export type Env = { Bindings: HttpBindings; Variables: { requestId: string; person?: SignedIn } };
export type RequestContext = Context<Env>;

/** Throws the problem `signed-out` if nobody is signed in. */
export async function requirePerson(context: RequestContext, { accounts }: Services): Promise<SignedIn> {
  const { person } = await accounts.find(context.req.raw.headers);
  if (!person) throw refused('signed-out', 'You are signed out. Sign in again.');
  return person;
}

/** A person who may write. Throws a problem for viewers, and for those who write too much. */
export async function requireWriter(context: RequestContext, services: Services): Promise<SignedIn> {
  const person = await requirePerson(context, services);
  if (person.role === 'viewer') {
    throw refused('forbidden', 'Viewers cannot change anything. Ask an administrator for another role.');
  }
  services.writes.take(person.user.id);
  return person;
}

export async function requireAdministrator(context: RequestContext, services: Services): Promise<SignedIn> {
  const person = await requireWriter(context, services);
  if (person.role !== 'administrator') throw refused('forbidden', 'Only administrators of the team can do this.');
  return person;
}

export function actorOf({ user, team }: SignedIn): Actor {
  return { id: user.id, name: user.name, team: team.id };
}
