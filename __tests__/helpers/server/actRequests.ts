import { randomUUID } from 'node:crypto';
import { setupStore } from '@/store/store';
import type { Act } from '@/domain/permissions/acts';
import type { EntryKind } from '@/domain/entries/entryKinds';

/** A request as somebody could write it by hand. */
export type ActRequest = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

/** What a request may need: the workspace, ids of members, and the head that was read last. */
export type World = {
  workspace: string;
  memberId: string;
  userId: string;
  proposals: readonly string[];
  seen: { seq: number; logId?: string };
};

const STAMP = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Mallory', zone: 'UTC' };
const RECORD = { source: 'July.csv', hash: 'sample', rows: 3, importedOn: '2024-07-01' };

const REPORT = {
  kind: 'report',
  name: 'june.csv',
  format: 'by hand',
  rows: 0,
  unread: 0,
  matched: 0,
  kinds: {},
  breaks: [],
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
  ...STAMP,
};

type Put = [kind: EntryKind, value: object | boolean];

const { merchants, integrations } = setupStore().getState();

/** A value that the rules accept in the demo data, by what it records. Each has a new id, so that all roles can send it. */
export const PUTS: Record<string, (id: string) => Put> = {
  refund: (id) => [
    'payments',
    { kind: 'refund', id, transactionId: 'TR20240629-028', amount: 100, reason: 'Duplicate', ...STAMP },
  ],
  payout: (id) => ['payouts', { id, partyId: 'MER019', amount: 100, day: '2024-06-30', reference: 'June', ...STAMP }],
  dispute: (id) => [
    'disputes',
    {
      id,
      disputeId: id,
      transactionId: 'TR20240629-028',
      status: 'opened',
      amount: 100,
      openedAt: '2024-06-30 10:00:00',
      ...STAMP,
    },
  ],
  report: (id) => ['reconciliation', { ...REPORT, id }],
  merchant: () => ['merchants', { ...merchants.rows[0]! }],
  integration: () => ['integrations', { ...integrations.rows[0]! }],
  merchantEdit: (id) => ['edits', { id, subject: 'merchant', rowId: 'MER001', before: null, ...STAMP }],
  integrationEdit: (id) => ['edits', { id, subject: 'integration', rowId: 'INT001', before: null, ...STAMP }],
  note: (id) => ['notes', { id, subject: 'merchant', subjectId: 'MER001', text: 'Called back', ...STAMP }],
  view: (id) => ['savedViews', { id, name: `View ${id}`, address: '/transactions' }],
  mark: () => ['inbox', true],
  adjustment: (id) => [
    'adjustments',
    { id, kind: 'adjustment', partyId: 'MER019', amount: 100, day: '2024-06-30', reason: 'Goodwill', ...STAMP },
  ],
  rate: (id) => [
    'agreedRates',
    {
      id,
      subject: 'merchant',
      subjectId: 'MER001',
      since: '2024-07-01',
      platform: { percent: 100, fixed: 0 },
      ...STAMP,
    },
  ],
  chargeModel: (id) => ['chargeModels', { id, subject: 'workspace', subjectId: '', settings: {}, ...STAMP }],
};

/** Puts one entry. The id of a row or a mark is that of the sample. */
export function putRequest({ workspace, seen }: World, what: keyof typeof PUTS): ActRequest {
  const id = `x-${randomUUID()}`;
  const [kind, value] = PUTS[what]!(id);
  const ofValue = (value as { id?: string }).id;
  return entriesRequest({ workspace, seen }, { kind, id: ofValue ?? '1', value });
}

export function entriesRequest(
  { workspace, seen }: Pick<World, 'workspace' | 'seen'>,
  ...proposals: object[]
): ActRequest {
  const keyed = proposals.map((proposal) => ({ key: randomUUID(), ...proposal }));
  return { method: 'POST', path: `/api/workspaces/${workspace}/entries`, body: { seen, proposals: keyed } };
}

function assignmentRequest(world: World): ActRequest {
  const id = `x-${randomUUID()}`;
  const assignee = { id: world.userId, name: 'Mia Roy' };
  const value = { id, subject: 'payment', subjectId: id, assignee, state: 'open', note: '', ...STAMP };
  return entriesRequest(world, { kind: 'assignments', id, value });
}

let statements = 0;
const PARTIES = merchants.rows.map(({ id }) => id);

let voids = 0;

/** The pending payments of the demo data. */
const PENDING = setupStore()
  .getState()
  .transactions.rows.filter(({ status }) => status === 'Pending')
  .map(({ id }) => id);

function statementRequest(world: World): ActRequest {
  const id = `S-${randomUUID()}`;
  statements += 1;
  const partyId = PARTIES[statements % PARTIES.length]!;
  const value = { id, recordId: id, partyId, start: '2024-06-01', end: '2024-06-30', ...STAMP };
  return entriesRequest(world, { kind: 'statements', id, value });
}

function voidRequest(world: World): ActRequest {
  const id = `x-${randomUUID()}`;
  voids += 1;
  const value = { kind: 'void', id, transactionId: PENDING[voids % PENDING.length]!, ...STAMP };
  return entriesRequest(world, { kind: 'payments', id, value });
}

const PROPOSED = setupStore()
  .getState()
  .transactions.rows.find(({ id, status }) => status === 'Completed' && id !== 'TR20240629-028')!;

/** A rule that catches only the refunds of a merchant whose payments no other request is about. */
export const ruleValue = (id: string) => ({
  id,
  act: 'refundPayments',
  merchantId: PROPOSED.merchantId,
  approverIds: [],
  days: 7,
  ...STAMP,
});

/** What an operator proposes under this rule. */
export const proposalValue = (id: string) => ({
  act: 'refundPayments',
  id,
  reason: 'Duplicate',
  items: [{ subjectId: PROPOSED.id, amount: 100 }],
  proposerId: '',
  ruleIds: [],
  approvers: [],
  expires: 0,
  ...STAMP,
});

function ruleRequest(world: World): ActRequest {
  const id = `x-${randomUUID()}`;
  return entriesRequest(world, { kind: 'approvalRules', id, value: ruleValue(id) });
}

let decisions = 0;

/** Each role decides about another proposal. */
function decisionRequest(world: World): ActRequest {
  const id = world.proposals[decisions]!;
  decisions += 1;
  const decision = { id: `d-${id}`, result: 'rejected', personId: '', note: 'No', ...STAMP };
  return entriesRequest(world, { kind: 'proposals', id, value: { ...proposalValue(id), decision } });
}

const inviteRequest = (): ActRequest => ({
  method: 'POST',
  path: '/api/invite',
  body: { email: `${randomUUID()}@acme.example`, role: 'viewer' },
});

/** For each act, the requests that are this act. A new act needs one here before the tests pass. */
export const REQUESTS: Readonly<Record<Act, readonly ((world: World) => ActRequest)[]>> = {
  read: [
    () => ({ method: 'GET', path: '/api/workspaces' }),
    ({ workspace }) => ({ method: 'GET', path: `/api/workspaces/${workspace}/entries` }),
    () => ({ method: 'GET', path: '/api/members' }),
  ],
  refundPayments: [(world) => putRequest(world, 'refund')],
  voidPayments: [voidRequest],
  recordDisputes: [(world) => putRequest(world, 'dispute')],
  importPayments: [
    () => ({
      method: 'POST',
      path: '/api/workspaces',
      body: { workspaces: [{ id: `team-${randomUUID()}`, name: 'July', record: RECORD }] },
    }),
    ({ workspace }) => ({
      method: 'PUT',
      path: `/api/workspaces/${workspace}/data-set`,
      body: { from: 'sample', record: RECORD },
    }),
  ],
  editMerchants: [(world) => putRequest(world, 'merchant'), (world) => putRequest(world, 'merchantEdit')],
  editIntegrations: [(world) => putRequest(world, 'integration'), (world) => putRequest(world, 'integrationEdit')],
  resolveDiscrepancies: [(world) => putRequest(world, 'report')],
  writeNotes: [(world) => putRequest(world, 'note')],
  assign: [assignmentRequest],
  saveViews: [(world) => putRequest(world, 'view'), (world) => putRequest(world, 'mark')],
  recordPayouts: [(world) => putRequest(world, 'payout')],
  issueStatements: [statementRequest],
  adjustBalances: [(world) => putRequest(world, 'adjustment')],
  editRates: [(world) => putRequest(world, 'rate')],
  editChargeModels: [(world) => putRequest(world, 'chargeModel')],
  approve: [decisionRequest],
  editApprovalRules: [ruleRequest],
  editWorkspaces: [
    ({ workspace }) => ({ method: 'PATCH', path: `/api/workspaces/${workspace}`, body: { name: 'Renamed' } }),
    () => ({
      method: 'POST',
      path: '/api/workspaces',
      body: { workspaces: [{ id: `team-${randomUUID()}`, name: 'Moved', record: RECORD, isArriving: true }] },
    }),
  ],
  editTeam: [
    inviteRequest,
    ({ memberId }) => ({ method: 'PATCH', path: `/api/members/${memberId}`, body: { role: 'viewer' } }),
    () => ({ method: 'POST', path: '/api/roles', body: { name: randomUUID().slice(0, 30), acts: ['refundPayments'] } }),
  ],
  // The last one, because it starts a new log.
  deleteRecords: [({ workspace }) => ({ method: 'DELETE', path: `/api/workspaces/${workspace}/entries` })],
};
