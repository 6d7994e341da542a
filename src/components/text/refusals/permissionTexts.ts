import type { Act } from '@/domain/permissions/acts';
import { ownValue } from '@/lib/objects';
import type { Refusal } from '@/domain/refusals';

/** What a person does, after 'can'. */
export const ACT_PHRASES: Readonly<Record<Act, string>> = {
  read: 'read the workspaces of the team',
  refundPayments: 'refund payments',
  voidPayments: 'void payments',
  recordDisputes: 'record disputes',
  importPayments: 'import payments',
  editMerchants: 'edit merchants',
  editIntegrations: 'edit integrations',
  resolveDiscrepancies: 'import reports and resolve discrepancies',
  writeNotes: 'write notes',
  saveViews: 'save views and mark notices as read',
  assign: 'assign work',
  recordPayouts: 'record payouts',
  issueStatements: 'issue statements',
  adjustBalances: 'adjust balances',
  editRates: 'edit agreed rates',
  editChargeModels: 'edit charge models',
  approve: 'approve proposals',
  editApprovalRules: 'edit approval rules',
  editWorkspaces: 'move, rename and delete workspaces',
  deleteRecords: 'delete all records of a workspace',
  editTeam: 'change people and roles',
};

const PLURALS: Readonly<Record<string, string>> = {
  viewer: 'viewers',
  operator: 'operators',
  finance: 'finance',
  administrator: 'administrators',
};

/** People are named up to this number. */
const MOST_NAMES = 3;

type Forbidden = Extract<Refusal, { kind: 'actNotPermitted' }>;

/** 'Only finance can record payouts. Ask Ana Ruiz.' */
export function describeForbiddenAct({ act, roles, people }: Forbidden): string {
  const names = roles.map(({ id, name }) => ownValue(PLURALS, id) ?? `people with the role "${name}"`);
  const doers = names.length > 0 ? names : ['administrators'];
  const only = `Only ${new Intl.ListFormat('en-US').format(doers)} can ${ACT_PHRASES[act]}.`;
  if (people.length === 0) return only;
  const named =
    people.length > MOST_NAMES ? [...people.slice(0, MOST_NAMES - 1), 'somebody else with this role'] : people;
  return `${only} Ask ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(named)}.`;
}
