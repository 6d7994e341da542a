import { changesList, selectActivity } from '@/selectors/changes/activity';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { approvalRulesSlice, proposalsSlice } from '@/slices/entities/recordSlices';
import { BUILT_IN_ROLES } from '@/domain/permissions/roles';
import { teamReceived } from '@/slices/teamSlice';
import { setupStore } from '@/store/store';
import { buildProposal, buildRule } from '../../helpers/domain/approvals';

const LATER = { recordedAt: '2024-07-02 10:00:00', recordedBy: 'Ben Ode', zone: 'UTC', instant: 1_719_914_400_000 };
const PAYMENT = 'TR20240629-028';

const NIGHT_SHIFT = { id: 'role-1', name: 'Night shift', acts: ['read' as const] };

const kindsOf = (store: ReturnType<typeof setupStore>) => changesList.selectView(store.getState()).ownOptions?.kind;

test('Changes list who proposed, who decided and why, and the rules before and after each change', () => {
  const store = setupStore();
  expect(kindsOf(store)).toEqual([]);
  const first = buildRule({ id: 'rule-1', above: 50_000 });
  const second = buildRule({ ...LATER, id: 'rule-2', replaces: 'rule-1', above: 100_000, merchantId: 'MER001' });
  const removed = buildRule({
    ...LATER,
    id: 'rule-3',
    withdraws: 'rule-2',
    recordedAt: '2024-07-02 11:00:00',
    instant: LATER.instant + 3_600_000,
  });
  store.dispatch(approvalRulesSlice.actions.recorded([first, second, removed]));
  const decision = {
    ...LATER,
    id: 'decision',
    result: 'rejected' as const,
    personId: 'id of Ben Ode',
    note: 'Paid twice?',
  };
  store.dispatch(
    proposalsSlice.actions.recorded([
      buildProposal({ id: 'p1', items: [{ subjectId: PAYMENT, amount: 60_000 }], decision }),
      buildProposal({
        id: 'p2',
        items: [
          { subjectId: PAYMENT, amount: 1_000 },
          { subjectId: 'TR20240630-030', amount: 2_000 },
        ],
      }),
    ]),
  );
  const listed = selectChanges(store.getState()).map(({ what, about, from, to, why, by }) => [
    what,
    about,
    from,
    to,
    why,
    by,
  ]);
  expect(listed).toEqual(
    expect.arrayContaining([
      ['Refund of $600.00 proposed', PAYMENT, '', 'Waiting for approval', 'Duplicate', 'Ana Ruiz'],
      ['Refund of $600.00: rejected', PAYMENT, 'Waiting for approval', 'Rejected', 'Paid twice?', 'Ben Ode'],
      [
        'Refunds of $30.00 in total, 2 payments proposed',
        '2 payments',
        '',
        'Waiting for approval',
        'Duplicate',
        'Ana Ruiz',
      ],
      ['Approval rule added', 'Approval rules', '', 'Refunds above $500.00 need approval.', '', 'Ana Ruiz'],
      [
        'Approval rule changed',
        'Approval rules',
        'Refunds above $500.00 need approval.',
        'Refunds above $1,000.00 of Harbor Lights Music Festival need approval.',
        '',
        'Ben Ode',
      ],
    ]),
  );
  expect(listed[0]?.slice(0, 4)).toEqual([
    'Approval rule removed',
    'Approval rules',
    expect.stringContaining('$1,000.00'),
    'None',
  ]);
  expect(listed).toHaveLength(6);
  expect(kindsOf(store)).toEqual(['Approvals']);
  // A refund leads to its payment and the merchant.
  const [decided] = selectChanges(store.getState()).filter(({ about }) => about === PAYMENT);
  const payment = store.getState().transactions.rows.find(({ id }) => id === PAYMENT);
  expect(decided).toMatchObject({ paymentId: PAYMENT, merchantId: payment?.merchantId });
  // A proposal moves no money.
  expect(selectActivity(store.getState()).map(({ id, count, money }) => [id, count, money.Refunds.count])).toEqual([
    ['Ana Ruiz', 3, 0],
    ['Ben Ode', 3, 0],
  ]);
});

test('Changes name the party of a proposed payout', () => {
  const store = setupStore();
  const { act: _act, reason: _reason, ...shared } = buildProposal({ items: [{ subjectId: 'MER001', amount: 5_000 }] });
  store.dispatch(
    proposalsSlice.actions.recorded([{ ...shared, act: 'recordPayouts', day: '2024-06-30', reference: 'June' }]),
  );
  const several = [5_000, 6_000].map((amount, index) => ({ subjectId: `MER00${index + 1}`, amount }));
  store.dispatch(
    proposalsSlice.actions.recorded([
      { ...shared, id: 'p2', items: several, act: 'recordPayouts', day: '2024-06-30', reference: 'June' },
    ]),
  );
  const changes = selectChanges(store.getState());
  const [run, one] = ['2 payouts', 'Harbor Lights Music Festival'].map((about) =>
    changes.find((change) => change.about === about),
  );
  const subject = { kind: 'Approvals', merchantName: '', from: '', to: 'Waiting for approval', why: '' };
  expect(run).toMatchObject({
    ...subject,
    what: expect.stringMatching(/^Payouts of \$110\.00/) as string,
  });
  expect(one).toMatchObject({ ...subject, what: 'Payout of $50.00 proposed' });
  expect(one).not.toHaveProperty('paymentId');
});

test('Changes say whom a rule catches, and have no merchant for it', () => {
  const store = setupStore();
  store.dispatch(teamReceived({ me: null, people: [], roles: [...BUILT_IN_ROLES, NIGHT_SHIFT] }));
  store.dispatch(approvalRulesSlice.actions.recorded([buildRule({ proposerRole: 'role-1' })]));
  expect(selectChanges(store.getState())).toMatchObject([
    { kind: 'Approvals', merchantName: '', from: '', to: expect.stringContaining('Night shift') as string, why: '' },
  ]);
});
