import type { Hono } from 'hono';
import { changeRoleSchema, roleChangeSchema } from '@/protocol/roles';
import { readBody } from '../bodies';
import { type Env, requireActor, type Services } from '../context';

/** The custom roles of the team. `GET /api/me` has all roles, because every page needs them. */
export function addRoles(app: Hono<Env>, services: Services): void {
  const { roles, store } = services;

  app.post('/api/roles', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    const role = await roles.create(actor.team, await readBody(context, roleChangeSchema));
    await store.announceTeam();
    return context.json(role, 201);
  });

  app.put('/api/roles/:id', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    const change = await readBody(context, changeRoleSchema);
    const role = await roles.change(actor.team, context.req.param('id'), change);
    await store.announceTeam();
    return context.json(role);
  });

  app.delete('/api/roles/:id', async (context) => {
    const { actor } = await requireActor(context, services, 'editTeam');
    await roles.remove(actor.team, context.req.param('id'));
    await store.announceTeam();
    return context.body(null, 204);
  });
}
