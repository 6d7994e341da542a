import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Accounts, SignedIn } from '../auth/accounts';
import type { ApiKeyStore } from '../auth/apiKeys';
import { requireAct } from '../auth/permissions';
import type { TeamRoles } from '../auth/roles';
import type { TeamMembers } from '../auth/team';
import type { Act } from '@/domain/permissions/acts';
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
  roles: TeamRoles;
  store: TeamStore;
  /** Of programs that send payments. */
  keys: ApiKeyStore;
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
  // A refusal names the people of the team who may.
  context.set('person', person);
  return person;
}

/**
 * A person who wants to change something, as an actor. Throws the problem `forbidden` if the role does not allow the act,
 * and another one for people who write too much. The entries of a workspace are judged one by one.
 */
export async function requireActor(
  context: RequestContext,
  services: Services,
  act?: Act,
): Promise<{ person: SignedIn; actor: Actor }> {
  const person = await requirePerson(context, services);
  services.writes.take(person.user.id);
  const acts = await services.roles.actsOf(person.team.id, person.role);
  if (act) requireAct({ acts }, act);
  return { person, actor: { ...readerOf(person), acts } };
}

/** Everybody in the team reads. */
export function readerOf({ user, team }: SignedIn): Actor {
  return { id: user.id, name: user.name, team: team.id, acts: ['read'] };
}
