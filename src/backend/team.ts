import type { RoleChange } from '@/protocol/roles';
import type { ApiKeys } from '@/protocol/apiKeys';
import type { Door, Invitation, Me, Members, Reset, Setup } from '@/protocol/people';

/** What a person who is not signed in may do. Each call rejects with a sentence for people. */
export type DoorPort = {
  /** Resolves to `code` if the account asks for a code of its authenticator app. */
  signIn: (email: string, password: string) => Promise<'signed in' | 'code'>;
  confirmCode: (code: string) => Promise<void>;
  /** Leads to the page of the provider. */
  signInByProvider: () => Promise<void>;
  setUp: (setup: Setup) => Promise<void>;
  invitation: (id: string) => Promise<Invitation>;
  join: (join: { invitation: string; name: string; password: string }) => Promise<void>;
  /** Whose password the link of an administrator sets, and sets it. */
  reset: (token: string) => Promise<Reset>;
  setPassword: (token: string, password: string) => Promise<void>;
};

/** Whether somebody is signed in. While the line is cut, the last signed-in person of this browser is, and there is no door. */
export type Arrival = { me: Me; door?: Door } | { me?: undefined; door: Door } | 'unreachable';

/** The keys of programs, for administrators. Each call rejects with a sentence for people. */
export type ApiKeysPort = {
  list: () => Promise<ApiKeys>;
  /** Resolves to the key, which nobody can read again. */
  create: (name: string, workspace: string) => Promise<string>;
  remove: (id: string) => Promise<void>;
};

/** The password is not that of the account. */
export class WrongPassword extends Error {}

/** What a signed-in person may do with the team. Each call rejects with a sentence for people. */
export type TeamPort = {
  /** The signed-in person, with the roles and the people of the team as the server answered last. */
  readonly me: Me;
  /** Calls back when `me` is another one, until the returned function is called. */
  follow: (onChange: () => void) => () => void;
  /** Changes the own name and loads the page again. */
  rename: (name: string) => Promise<void>;
  members: () => Promise<Members>;
  invite: (email: string, role: string) => Promise<string>;
  changeMemberRole: (id: string, role: string) => Promise<void>;
  createRole: (change: RoleChange) => Promise<void>;
  /** `version` is the one that the person has seen. */
  changeRole: (id: string, change: RoleChange & { version: number }) => Promise<void>;
  removeRole: (id: string) => Promise<void>;
  removeMember: (id: string) => Promise<void>;
  /** Resolves to a link with which the member chooses a new password. */
  resetPassword: (id: string) => Promise<string>;
  /** Turns off two-factor sign-in of a member who lost the authenticator app. The member's sessions end. */
  turnOffTwoFactor: (id: string) => Promise<void>;
  withdrawInvitation: (id: string) => Promise<void>;
  /** Changes the own password. The other sessions of the person end. Rejects with `WrongPassword` if `current` is not the own one. */
  changePassword: (current: string, next: string) => Promise<void>;
  /** Starts two-factor sign-in: the address for the authenticator app, and codes for emergencies. */
  startTwoFactor: (password: string) => Promise<{ address: string; backupCodes: readonly string[] }>;
  confirmTwoFactor: (code: string) => Promise<void>;
  endTwoFactor: (password: string) => Promise<void>;
  /** Loads the code for the keys of programs. */
  apiKeys: () => Promise<ApiKeysPort>;
  /** Leads to the sign-in screen. */
  signOut: () => Promise<void>;
  isLineCut: () => boolean;
  followLine: (onChange: () => void) => () => void;
};
