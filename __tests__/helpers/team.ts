import type { ApiKeysPort, TeamPort } from '@/backend/team';
import type { ApiKey, ApiKeys } from '@/protocol/apiKeys';
import { BUILT_IN_ROLES, findRole, type TeamRole } from '@/domain/permissions/roles';
import type { Me } from '@/protocol/people';
import type { TeamState } from '@/slices/teamSlice';
import type { RootState } from '@/store/rootReducer';
import { setupStore } from '@/store/store';

const NIGHT_SHIFT: TeamRole = { id: 'role-1', name: 'Night shift', acts: ['read', 'refundPayments'], version: 3 };
const AUDITOR: TeamRole = { id: 'role-2', name: 'Auditor', acts: ['read'], version: 0 };
const ROLES = [...BUILT_IN_ROLES, NIGHT_SHIFT, AUDITOR];

const person = (id: string, name: string, role: string) => ({ id, name, role, acts: findRole(ROLES, role).acts });

const PEOPLE = [
  person('u1', 'Uma Berg', 'administrator'),
  person('u2', 'Ana Ruiz', 'finance'),
  person('u3', 'Ben Cole', 'operator'),
  person('u4', 'Nils Ek', 'role-1'),
  person('u5', 'Vera Lund', 'viewer'),
];

/** A workspace of the team with the demo data. */
export const TEAM_COPY = {
  id: 'team-approvals',
  name: 'June',
  source: 'June',
  hash: 'sample',
  rows: 30,
  importedOn: '2024-06-30',
} as const;

/** The team as one of its people sees it. */
export function teamOf(name: string): TeamState {
  return { me: PEOPLE.find((other) => other.name === name) ?? null, roles: ROLES, people: PEOPLE };
}

/** The state of a page in a shared workspace with the demo data, for one of the people of the team. */
export function sharedState(name: string): Pick<RootState, 'workspace' | 'team'> {
  const { workspace } = setupStore().getState();
  const opened = {
    id: 'team-12345678',
    name: 'Shop',
    source: 'a.csv',
    hash: 'sample',
    rows: 1,
    importedOn: '2026-01-01',
  };
  return { workspace: { ...workspace, own: opened }, team: teamOf(name) };
}

/** What the server knows of a person. */
export function meOf(name: string): Me {
  const { me, roles, people } = teamOf(name);
  const { id, role } = me!;
  return {
    user: { id, name, email: 'a@b.example', hasTwoFactor: false },
    team: { id: 't1', name: 'Harbor Payments' },
    role,
    backendId: 'b1',
    roles: roles.map(({ acts, ...fields }) => ({ ...fields, acts: [...acts] })),
    people: people.map(({ acts, ...fields }) => ({ ...fields, acts: [...acts] })),
  };
}

/** Keys of programs that are in memory, for these workspaces. */
export function apiKeysPort(keys: readonly ApiKey[], workspaces: ApiKeys['workspaces']): ApiKeysPort {
  let known = [...keys];
  return {
    list: () => Promise.resolve({ keys: known, workspaces }),
    create: (name, workspace) => {
      const createdBy = { id: 'u1', name: 'Uma Berg' };
      const times = { createdAt: '2026-03-02T09:00:00.000Z', lastUsedAt: null };
      known = [...known, { id: `k${known.length + 1}`, name, workspace, createdBy, ...times }];
      return Promise.resolve(`splitpay_${'x'.repeat(43)}`);
    },
    remove: (id) => {
      known = known.filter((key) => key.id !== id);
      return Promise.resolve();
    },
  };
}

/** The team of a person, without a server. Only what a test passes can be called. */
export function teamPort(name: string, calls: Partial<TeamPort>): TeamPort {
  const members = PEOPLE.map(({ id, name: named, role }) => ({
    id: `m-${id}`,
    userId: id,
    name: named,
    email: `${id}@b.example`,
    role,
  }));
  const port: Partial<TeamPort> = {
    me: meOf(name),
    follow: () => () => undefined,
    members: () => Promise.resolve({ members, invitations: [] }),
    apiKeys: () => Promise.resolve(apiKeysPort([], [])),
    ...calls,
  };
  return port as TeamPort;
}
