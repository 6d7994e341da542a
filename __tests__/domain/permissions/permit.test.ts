import { actOfEntry } from '@/domain/permissions/actOfEntry';
import { ACTS, knownActs, type Act } from '@/domain/permissions/acts';
import { permit, type TeamPerson } from '@/domain/permissions/permit';
import { BUILT_IN_ROLES, findRole, type TeamRole } from '@/domain/permissions/roles';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { ALLOWED } from '@/domain/refusals';
import { USD } from '../../helpers/currencies';

const roleOf = (id: string): TeamRole => findRole(BUILT_IN_ROLES, id);

const person = (name: string, role: string): TeamPerson => ({ id: name, name, role, acts: roleOf(role).acts });

function reasonFor(role: string, act: Act, people: readonly TeamPerson[], roles: readonly TeamRole[] = BUILT_IN_ROLES) {
  const eligibility = permit(roleOf(role), act, { roles, people });
  return eligibility.allowed ? undefined : describeRefusal(eligibility.refusal, USD);
}

test.each<[role: string, acts: readonly Act[]]>([
  ['viewer', ['read']],
  [
    'operator',
    [
      ...(['read', 'refundPayments', 'voidPayments', 'recordDisputes', 'importPayments', 'editMerchants'] as const),
      ...(['editIntegrations', 'resolveDiscrepancies', 'writeNotes', 'saveViews', 'assign'] as const),
    ],
  ],
  [
    'finance',
    [
      ...(['read', 'resolveDiscrepancies', 'writeNotes', 'saveViews', 'assign', 'recordPayouts'] as const),
      ...(['issueStatements', 'adjustBalances', 'editRates', 'editChargeModels', 'approve'] as const),
    ],
  ],
  ['administrator', ACTS],
])('The role %s may do its acts and no other', (role, acts) => {
  for (const act of ACTS) expect([act, permit(roleOf(role), act).allowed]).toEqual([act, acts.includes(act)]);
});

test('A refusal names the role and the people who may, without administrators if there are others', () => {
  const people = [person('Uma Berg', 'administrator'), person('Ana Ruiz', 'finance'), person('Ben Ito', 'operator')];
  expect(reasonFor('operator', 'recordPayouts', people)).toBe('Only finance can record payouts. Ask Ana Ruiz.');
  expect(reasonFor('finance', 'refundPayments', people)).toBe('Only operators can refund payments. Ask Ben Ito.');
  expect(reasonFor('finance', 'editTeam', people)).toBe(
    'Only administrators can change people and roles. Ask Uma Berg.',
  );
});

test('A refusal asks for the administrator while nobody else has a role that may', () => {
  expect(reasonFor('operator', 'recordPayouts', [person('Uma Berg', 'administrator')])).toBe(
    'Only finance and administrators can record payouts. Ask Uma Berg.',
  );
  expect(reasonFor('operator', 'recordPayouts', [])).toBe('Only finance can record payouts.');
});

test('A refusal names at most three people, and custom roles by their names', () => {
  const night = { id: 'a1', name: 'Night shift', acts: knownActs(['refundPayments']) };
  const people = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => person(name, 'operator'));
  expect(reasonFor('viewer', 'refundPayments', people, [...BUILT_IN_ROLES, night])).toBe(
    'Only operators and people with the role "Night shift" can refund payments. Ask Ana, Ben, or somebody else with this role.',
  );
  expect(reasonFor('viewer', 'voidPayments', people.slice(0, 3))).toBe(
    'Only operators can void payments. Ask Ana, Ben, or Cleo.',
  );
});

test('A role that does not exist any more may only read', () => {
  expect(permit(roleOf('gone'), 'read')).toEqual(ALLOWED);
  expect(permit(roleOf('gone'), 'writeNotes').allowed).toBe(false);
});

test('A stored role has acts of this version only, and always reads', () => {
  expect(knownActs(['flyToMoon', 'voidPayments', 'refundPayments', 'voidPayments'])).toEqual([
    'read',
    'refundPayments',
    'voidPayments',
  ]);
});

test.each<[kind: string, value: unknown, act: Act]>([
  ['payments', { kind: 'refund' }, 'refundPayments'],
  ['payments', { kind: 'void' }, 'voidPayments'],
  ['payouts', {}, 'recordPayouts'],
  ['takenBack', { of: 'payouts', record: {} }, 'recordPayouts'],
  ['takenBack', { of: 'payments', record: { kind: 'void' } }, 'voidPayments'],
  ['takenBack', { of: 'takenBack', record: { of: 'payouts' } }, 'editTeam'],
  ['edits', { subject: 'integration' }, 'editIntegrations'],
  ['edits', { subject: 'merchant' }, 'editMerchants'],
  ['notifications', true, 'saveViews'],
  ['quarantine', {}, 'read'],
  ['proposals', { act: 'voidPayments' }, 'voidPayments'],
  ['proposals', { act: 'flyToMoon' }, 'editTeam'],
  ['proposals', { act: 'refundPayments', decision: { result: 'approved' } }, 'approve'],
  ['proposals', { act: 'refundPayments', decision: { result: 'rejected' } }, 'approve'],
  ['proposals', { act: 'refundPayments', decision: { result: 'withdrawn' } }, 'read'],
  ['somethingNewer', {}, 'editTeam'],
  ['constructor', {}, 'editTeam'],
])('A change of %s with the value %j is the act %s', (kind, value, act) => {
  expect(actOfEntry(kind, value)).toBe(act);
});
