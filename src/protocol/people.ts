import * as v from 'valibot';
import { storedObject } from '@/domain/recordSchema';
import { roleSchema, teamPersonSchema } from './roles';

/** The id of a built-in role or of a custom one. */
const roleIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/**
 * The signed-in person, with the roles and the people of the team. `backendId` is another one after the server was restored
 * from a backup.
 */
export const meSchema = storedObject({
  user: storedObject({ id: v.string(), name: v.string(), email: v.string(), hasTwoFactor: v.boolean() }),
  team: storedObject({ id: v.string(), name: v.string() }),
  role: v.string(),
  backendId: v.string(),
  roles: v.optional(v.array(roleSchema), []),
  people: v.optional(v.array(teamPersonSchema), []),
});
export type Me = v.InferOutput<typeof meSchema>;

/** What a person who is not signed in may do. `oidc` is the name of the provider, if there is one. */
export const doorSchema = storedObject({
  /** Nobody has an account yet: the link of the server's start creates the first one. */
  isNew: v.boolean(),
  oidc: v.optional(v.string()),
  /** The person who is signed in. */
  me: v.optional(meSchema),
});
export type Door = v.InferOutput<typeof doorSchema>;

/** `token` comes from the setup link, `/setup?token=…`. */
export const setupSchema = v.object({
  token: v.string(),
  team: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  email: v.pipe(v.string(), v.trim(), v.email()),
  password: v.pipe(v.string(), v.minLength(12), v.maxLength(128)),
});
export type Setup = v.InferOutput<typeof setupSchema>;

/** An invitation as its link (`/join?invitation=…`) shows it to anybody who has it. */
export const invitationSchema = storedObject({
  id: v.string(),
  email: v.string(),
  team: v.string(),
  invitedBy: v.string(),
  role: v.string(),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Accepts an invitation with a new account. The e-mail address is that of the invitation. */
export const joinSchema = v.object({
  invitation: v.string(),
  name: setupSchema.entries.name,
  password: setupSchema.entries.password,
});

/** The person of a link for a new password (`/reset?token=…`), as anybody who has the link sees it. */
export const resetSchema = storedObject({ name: v.string(), email: v.string() });
export type Reset = v.InferOutput<typeof resetSchema>;

export const newPasswordSchema = v.object({ token: v.string(), password: setupSchema.entries.password });

/** Changes the own name. Records of before keep the earlier one. */
export const renameSchema = v.object({ name: setupSchema.entries.name });

/** Invites a person. The answer has the link, which the administrator sends. */
export const inviteSchema = v.object({ email: setupSchema.entries.email, role: roleIdSchema });
export const changeMemberSchema = v.object({ role: roleIdSchema });
export const inviteAnswerSchema = storedObject({ link: v.string() });

/** The people of the team and the open invitations. */
export const membersSchema = storedObject({
  members: v.array(
    storedObject({
      id: v.string(),
      userId: v.string(),
      name: v.string(),
      email: v.string(),
      role: v.string(),
      /** Whether signing in also needs a code. Only administrators read it. */
      hasTwoFactor: v.optional(v.boolean()),
    }),
  ),
  invitations: v.array(
    storedObject({
      id: v.string(),
      email: v.string(),
      role: v.string(),
      link: v.string(),
      /** An instant. Earlier servers do not say it. */
      expiresAt: v.optional(v.string()),
      isExpired: v.optional(v.boolean(), false),
    }),
  ),
});
export type Members = v.InferOutput<typeof membersSchema>;
