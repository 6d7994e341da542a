import * as v from 'valibot';
import { ACTS, knownActs, type Act } from '@/domain/permissions/acts';
import { storedObject } from '@/domain/recordSchema';

/** In characters: the longest name of a role. */
export const LONGEST_ROLE_NAME = 40;

/** In roles: what a team can have besides the built-in ones. */
export const MOST_ROLES = 20;

/** Acts of a later version are left out. */
const actsSchema = v.pipe(
  v.array(v.string()),
  v.transform((ids) => knownActs(ids)),
);

/** A role as a page sees it. Built-in roles have no version, because nobody changes them. */
export const roleSchema = storedObject({
  id: v.string(),
  name: v.string(),
  acts: actsSchema,
  version: v.optional(v.number()),
});
export type CustomRole = { id: string; name: string; acts: Act[]; version: number };

/** A person of the team, with the acts of the role. */
export const teamPersonSchema = storedObject({
  id: v.string(),
  name: v.string(),
  role: v.string(),
  acts: actsSchema,
});

/** Creates a custom role, or replaces its name and its acts. Every role reads. */
export const roleChangeSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_ROLE_NAME)),
  acts: v.pipe(v.array(v.picklist(ACTS)), v.maxLength(ACTS.length)),
});
export type RoleChange = v.InferOutput<typeof roleChangeSchema>;

/** `version` is the one that the administrator has seen. */
export const changeRoleSchema = v.object({ ...roleChangeSchema.entries, version: v.number() });
