import type { Hono } from 'hono';
import type { Me } from '@/protocol/people';
import {
  changeMemberSchema,
  inviteSchema,
  joinSchema,
  newPasswordSchema,
  renameSchema,
  setupSchema,
} from '@/protocol/people';
import { ADMINISTRATOR } from '@/domain/permissions/roles';
import type { SignedIn } from '../../auth/accounts';
import { createPasswordResets } from '../../auth/passwordResets';
import { readBody } from '../bodies';
import { type Env, type RequestContext, requireActor, requirePerson, type Services } from '../context';
import { addressOf, originOf } from '../origin';
import { refused } from '../../problems';

/** Who is signed in, the setup, invitations and the members of the team. */
export function addPeople(app: Hono<Env>, services: Services): void {
  const { accounts, members, settings, store, attempts } = services;
  const resets = createPasswordResets(accounts);
  const linkTo = (context: RequestContext, path: string) => `${originOf(context.req.raw.headers, settings)}/${path}`;
  const linkOf = (context: RequestContext) => (id: string) =>
    linkTo(context, `join?invitation=${encodeURIComponent(id)}`);
  /** A person without a session may not try often. */
  const limit = ({ req, env }: RequestContext) =>
    attempts.take(addressOf(req.raw.headers, env.incoming.socket.remoteAddress, settings));
  const meOf = async ({ user, team, role }: SignedIn): Promise<Me> => {
    const roster = await members.roster(team.id);
    return { user, team, role, backendId: store.backendId, ...roster } as Me;
  };
  const signIn = (context: RequestContext, cookies: readonly string[]) => {
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.body(null, 204);
  };

  app.get('/api/door', async (context) => {
    const { person, cookies } = await accounts.find(context.req.raw.headers, true);
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.json({ ...(await accounts.door()), ...(person && { me: await meOf(person) }) });
  });

  app.get('/api/me', async (context) => {
    const { person, cookies } = await accounts.find(context.req.raw.headers, true);
    if (!person) throw refused('signed-out', 'You are signed out. Sign in again.');
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
    return context.json(await meOf(person));
  });

  app.patch('/api/me', async (context) => {
    await requirePerson(context, services);
    const { name } = await readBody(context, renameSchema);
    const cookies = await accounts.rename(context.req.raw.headers, name);
    await store.announceTeam();
    return signIn(context, cookies);
  });

  app.post('/api/setup', async (context) => {
    limit(context);
    return signIn(context, await accounts.setUp(await readBody(context, setupSchema)));
  });

  app.get('/api/invitations/:id', async (context) => {
    limit(context);
    return context.json(await accounts.invitation(context.req.param('id')));
  });

  app.post('/api/join', async (context) => {
    limit(context);
    const cookies = await accounts.join(await readBody(context, joinSchema));
    await store.announceTeam();
    return signIn(context, cookies);
  });

  app.post('/api/invite', async (context) => {
    const { person } = await requireActor(context, services, 'editTeam');
    const invite = await readBody(context, inviteSchema);
    const id = await members.invite(person, context.req.raw.headers, invite);
    return context.json({ link: linkOf(context)(id) }, 201);
  });

  app.delete('/api/invitations/:id', async (context) => {
    await requireActor(context, services, 'editTeam');
    await members.withdraw(context.req.raw.headers, context.req.param('id'));
    return context.body(null, 204);
  });

  app.get('/api/members', async (context) => {
    const { role } = await requirePerson(context, services);
    const list = await members.list(linkOf(context));
    // Anybody who has the link of an invitation can use it.
    if (role === ADMINISTRATOR) return context.json(list);
    return context.json({ members: list.members.map(({ hasTwoFactor: _, ...member }) => member), invitations: [] });
  });

  app.patch('/api/members/:id', async (context) => {
    const { person } = await requireActor(context, services, 'editTeam');
    const { role } = await readBody(context, changeMemberSchema);
    await members.changeRole(person, context.req.param('id'), role);
    await store.announceTeam();
    return context.body(null, 204);
  });

  app.post('/api/members/:id/reset', async (context) => {
    await requireActor(context, services, 'editTeam');
    const token = await resets.create(await members.userOf(context.req.param('id')));
    return context.json({ link: linkTo(context, `reset?token=${token}`) }, 201);
  });

  app.delete('/api/members/:id/two-factor', async (context) => {
    await requireActor(context, services, 'editTeam');
    await members.turnOffTwoFactor(context.req.param('id'));
    return context.body(null, 204);
  });

  app.get('/api/resets/:token', async (context) => {
    limit(context);
    return context.json(await resets.find(context.req.param('token')));
  });

  app.post('/api/resets', async (context) => {
    limit(context);
    const { token, password } = await readBody(context, newPasswordSchema);
    await resets.use(token, password);
    return context.body(null, 204);
  });

  app.delete('/api/members/:id', async (context) => {
    const { person } = await requireActor(context, services, 'editTeam');
    await members.remove(person, context.req.raw.headers, context.req.param('id'));
    await store.announceTeam();
    return context.body(null, 204);
  });
}
