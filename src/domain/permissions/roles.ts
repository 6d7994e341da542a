import { ACTS, type Act } from './acts';

/** A role of the team: built in, or a custom one of its administrators. */
export type TeamRole = {
  id: string;
  name: string;
  acts: readonly Act[];
  /** Of a custom role. It is another number after each change. */
  version?: number | undefined;
};

export const ADMINISTRATOR = 'administrator';

export const BUILT_IN_IDS = ['viewer', 'operator', 'finance', ADMINISTRATOR] as const;
export type BuiltInId = (typeof BUILT_IN_IDS)[number];

/** Viewers read. Operators work on payments, finance on money that leaves, and administrators may do everything. */
export const BUILT_IN_ROLES: readonly (TeamRole & { id: BuiltInId })[] = [
  { id: 'viewer', name: 'Viewer', acts: ['read'] },
  {
    id: 'operator',
    name: 'Operator',
    acts: [
      'read',
      'refundPayments',
      'voidPayments',
      'recordDisputes',
      'importPayments',
      'editMerchants',
      'editIntegrations',
      'resolveDiscrepancies',
      'writeNotes',
      'saveViews',
      'assign',
    ],
  },
  {
    id: 'finance',
    name: 'Finance',
    acts: [
      'read',
      'resolveDiscrepancies',
      'writeNotes',
      'saveViews',
      'assign',
      'recordPayouts',
      'issueStatements',
      'adjustBalances',
      'editRates',
      'editChargeModels',
      'approve',
    ],
  },
  { id: ADMINISTRATOR, name: 'Administrator', acts: ACTS },
];

export const isBuiltIn = (id: string): id is BuiltInId => (BUILT_IN_IDS as readonly string[]).includes(id);

/** The role with an id. A role that does not exist any more, or one of a later version, may only read. */
export function findRole(roles: readonly TeamRole[], id: string): TeamRole {
  return roles.find((role) => role.id === id) ?? { id, name: id, acts: ['read'] };
}
