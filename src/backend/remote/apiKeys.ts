import type { ApiKeysPort } from '@/backend/team';
import { apiKeysSchema, createdApiKeySchema } from '@/protocol/apiKeys';
import { ask, send } from './http';

/** The keys of programs on the server of a team. */
export const apiKeys: ApiKeysPort = {
  list: () => ask(apiKeysSchema, 'GET', '/api/keys'),
  create: async (name, workspace) => (await ask(createdApiKeySchema, 'POST', '/api/keys', { name, workspace })).key,
  remove: async (id) => void (await send('DELETE', `/api/keys/${encodeURIComponent(id)}`)),
};
