import { ACT_PHRASES } from '@/components/text/refusals/permissionTexts';
import type { Act } from '@/domain/permissions/acts';

export const title = 'Roles';
export const intro =
  'Each column is a role, and each row is something that people can do. The server refuses everything else. A change counts immediately.';
export const act = 'What people can do';
export const table = 'Roles and what they can do';
export const yes = 'Yes';
export const no = 'No';
export const add = 'Add role';
export const edit = 'Edit';
export const remove = 'Remove';
export const removeFinally = 'Remove role';
export const keep = 'Keep';
export const cancel = 'Cancel';
export const save = 'Save role';
export const close = 'Close';
export const name = 'Name of the role';
export const newRole = 'New role';
export const holders = (count: number) => (count === 0 ? 'Nobody' : count === 1 ? '1 person' : `${count} people`);
export const cell = (role: string, id: Act) => `${role}: ${actLabel(id)}`;
export const inUse = (role: string, people: readonly string[]) =>
  `${new Intl.ListFormat('en-US').format(people)} ${people.length === 1 ? 'has' : 'have'} the role ${role}. Give ${people.length === 1 ? 'this person' : 'these people'} another role first.`;
export const removeQuestion = (role: string) => `Remove the role ${role}? Nobody has it.`;

/** The rows of the matrix in groups. */
export const GROUPS: readonly { title: string; acts: readonly Act[] }[] = [
  { title: 'Everybody', acts: ['read'] },
  { title: 'Payments', acts: ['refundPayments', 'voidPayments', 'recordDisputes', 'importPayments'] },
  {
    title: 'Merchants and daily work',
    acts: ['editMerchants', 'editIntegrations', 'resolveDiscrepancies', 'writeNotes', 'saveViews', 'assign'],
  },
  {
    title: 'Money',
    acts: ['recordPayouts', 'issueStatements', 'adjustBalances', 'editRates', 'editChargeModels', 'approve'],
  },
  { title: 'Administration', acts: ['editApprovalRules', 'editWorkspaces', 'deleteRecords', 'editTeam'] },
];

/** 'Refund payments' */
export function actLabel(id: Act): string {
  const phrase = ACT_PHRASES[id];
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
