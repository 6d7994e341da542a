import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';
import { LONGEST_NAME } from '@/domain/workspaces/workspaces';
import { personSchema } from './entries';

/** A key of a program. The key itself is in the answer that creates it, once. */
export const apiKeySchema = storedObject({
  id: v.string(),
  name: v.string(),
  workspace: v.string(),
  createdBy: personSchema,
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type ApiKey = v.InferOutput<typeof apiKeySchema>;
/** `GET /api/keys`: the keys of the team, and the workspaces to which a key can belong. None without a payment engine. */
export const apiKeysSchema = storedObject({
  keys: v.array(apiKeySchema),
  workspaces: v.optional(v.array(storedObject({ id: v.string(), name: v.string() })), []),
});
export type ApiKeys = v.InferOutput<typeof apiKeysSchema>;

export const createApiKeySchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  workspace: v.pipe(v.string(), v.maxLength(100)),
});
export const createdApiKeySchema = storedObject({ ...apiKeySchema.entries, key: v.string() });
