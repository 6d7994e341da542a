/**
 * What a person can do in a team, in the order of the matrix of roles. The ids are stored in custom roles, so they never
 * change. Reading includes exports, because a person who sees rows can copy them. Withdrawing and restoring a record are
 * the same act as recording it.
 */
export const ACTS = [
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
  'recordPayouts',
  'issueStatements',
  'adjustBalances',
  'editRates',
  'editChargeModels',
  'approve',
  'editApprovalRules',
  'editWorkspaces',
  'deleteRecords',
  'editTeam',
] as const;

export type Act = (typeof ACTS)[number];

/** A person who edits roles can do everything, so that no custom role has this act. */
export const ADMINISTRATOR_ACT = 'editTeam' satisfies Act;

/** Acts of a later version are not known here, so they are left out. Each act counts once, in the order of the table. */
export function knownActs(ids: readonly string[]): Act[] {
  return ACTS.filter((act) => act === 'read' || ids.includes(act));
}
