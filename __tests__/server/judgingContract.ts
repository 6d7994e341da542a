import { setupStore } from '@/store/store';
import { selectBalance } from '@/selectors/statements/statementSources';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { NOW, ana, ben, createWorkspace, person, type Engine } from './engines';
import { payout, problemOf, propose, proposeValue, refund, statement } from './proposing';

/** What the sample earned for a merchant until now, in cents. */
const EARNED = selectBalance(setupStore().getState(), 'MER019')!.balance;

const [merchant] = merchantsSlice.getInitialState().rows;
const merchantNamed = (id: string, name: string, fields: object = {}) => ({
  kind: 'merchants',
  id,
  value: { ...merchant!, id, name, number: 'MER999', transactions: 0, totalSales: 0, ...fields },
});

/** How a store decides, on every database. */
export function testJudging(engine: () => Engine): void {
  const start = async () => ({ ...engine(), workspace: await createWorkspace(engine().store) });

  test('The server sets who and when, in the zone of the record, and the position', async () => {
    const { store, workspace } = await start();
    const { changes } = await propose(store, ana, workspace, refund('r1', 1000));
    expect(changes).toMatchObject([{ seq: 1, by: { name: 'Ana Ruiz' }, at: '2024-07-02T12:02:03.456Z' }]);
    expect(changes[0]!.value).toMatchObject({
      recordedBy: 'Ana Ruiz',
      recordedAt: '2024-07-02 14:02:03',
      zone: 'Europe/Berlin',
      sequence: 1,
    });
  });

  test('The server computes the parts of a refund, whatever the page says', async () => {
    const { store, workspace } = await start();
    const shares = { merchant: 9_000, processor: 0, partner: 0, platform: 0 };
    const honest = await proposeValue(store, ana, workspace, refund('r1', 6000));
    const forged = { shares, coveredFee: 1, fileRefunded: 99, ruleVersion: 1 };
    const tampered = await proposeValue(store, ana, await createWorkspace(store), refund('r1', 6000, forged));
    expect(tampered).toEqual(honest);
    expect(honest).toMatchObject({ fileRefunded: 0, ruleVersion: 1 });
    expect(Object.values(honest.shares as object).reduce((sum: number, part: number) => sum + part, 0)).toBe(6000);
  });

  test('A refusal says who was first, when, and what is still possible', async () => {
    const { store, otherStore, workspace } = await start();
    await propose(store, ana, workspace, refund('r1', 360_000));
    const problem = await problemOf(propose(otherStore, ben, workspace, refund('r2', 10_000)));
    expect(problem).toMatchObject({
      type: 'urn:splitpay:problem:refused',
      detail: 'TR20240629-028: Ana Ruiz refunded $3,600.00 at 14:02. $70.00 can still be refunded.',
      refusals: [
        {
          refusal: { kind: 'amountAboveRefundable', refundable: 7_000 },
          first: { by: { name: 'Ana Ruiz' }, at: '2024-07-02T12:02:03.456Z', kind: 'payments', value: { id: 'r1' } },
        },
      ],
    });
    expect((await store.read(ana, workspace, { seq: 0 })).head.seq).toBe(1);
  });

  test('Nothing of a request is stored if one of its changes is refused', async () => {
    const { store, workspace } = await start();
    await problemOf(propose(store, ana, workspace, refund('r1', 1000), refund('r2', 900_000)));
    expect((await store.read(ana, workspace, { seq: 0 })).changes).toEqual([]);
    await propose(store, ana, workspace, refund('r1', 1000));
  });

  test('A withdrawn refund counts again as it was stored when it is restored', async () => {
    const { store, workspace } = await start();
    const stored = await proposeValue(store, ana, workspace, refund('r1', 1000));
    await propose(store, ben, workspace, { kind: 'payments', id: 'r1', withdrawn: true });
    expect(
      await problemOf(propose(store, ana, workspace, { kind: 'payments', id: 'r1', withdrawn: true })),
    ).toMatchObject({
      refusals: [{ refusal: { kind: 'recordFinal' } }],
    });
    expect(await proposeValue(store, ben, workspace, refund('r1', 3000, { recordedBy: 'Ben' }))).toEqual(stored);
  });

  test('A payout has what its party has earned, and is at most what was available on its day', async () => {
    const { store, workspace } = await start();
    const paid = await proposeValue(store, ana, workspace, payout('p1', 1000, { earned: 99_999_999 }));
    expect(paid).toMatchObject({ earned: EARNED, recordedBy: 'Ana Ruiz', ruleVersion: 1 });
    const problem = await problemOf(propose(store, ben, workspace, payout('p2', EARNED, { earned: 99_999_999 })));
    expect(problem.refusals).toMatchObject([
      { refusal: { kind: 'amountAboveRefundable', refundable: EARNED - 1000 }, first: { value: { id: 'p1' } } },
    ]);
    expect(problem.detail).toMatch(
      /^Summit Trail Ultra Runs: Ana Ruiz paid out \$10\.00 at 14:02\. \$[\d,.]+ can still be paid out\.$/,
    );
    const early = await problemOf(propose(store, ben, workspace, payout('p3', 1000, { day: '2023-01-01' })));
    expect(early.refusals).toMatchObject([{ refusal: { kind: 'nothingAvailable' } }]);
    await propose(store, ben, workspace, payout('p4', EARNED, { reason: 'The bank has paid it' }));
  });

  test('An issued statement has the number, figures and lines of the server', async () => {
    const { store, workspace } = await start();
    const forged = { opening: 5, closing: 7, earned: 1, paidOut: 1, lines: 3, hash: 'x', paper: 'x' };
    const { changes } = await propose(store, ana, workspace, statement('r1', 'MER019', forged));
    const issued = changes[0]!.value as Record<string, unknown>;
    expect([changes[0]!.id, issued.id]).toEqual(['S-2024-06-MER019', 'S-2024-06-MER019']);
    expect(issued).toMatchObject({ opening: 0, closing: EARNED, earned: EARNED, paidOut: 0, recordedBy: 'Ana Ruiz' });
    expect(String(issued.paper).trimEnd().split('\n')).toHaveLength(issued.lines as number);
    const problem = await problemOf(propose(store, ben, workspace, statement('r2')));
    expect(problem.refusals).toMatchObject([{ refusal: { kind: 'daysIssued' }, first: { by: { name: 'Ana Ruiz' } } }]);
  });

  test('A new merchant gets the next free number, and a name belongs to the first', async () => {
    const { store, workspace } = await start();
    const { changes } = await propose(
      store,
      ana,
      workspace,
      merchantNamed('MER100000001', 'Blue Door'),
      merchantNamed('MER100000002', 'Green Door'),
    );
    expect(changes.map(({ value }) => (value as { number: string }).number)).toEqual(['MER031', 'MER032']);
    const problem = await problemOf(propose(store, ben, workspace, merchantNamed('MER100000003', ' blue door')));
    expect(problem).toMatchObject({
      detail: 'Ana Ruiz saved the merchant Blue Door at 12:02 UTC. A field is invalid, or the name is already in use.',
      refusals: [{ refusal: { kind: 'rowRefused' }, first: { value: { id: 'MER100000001' } } }],
    });
    const edited = merchantNamed('MER100000001', 'Red Door', { number: 'MER001' });
    expect(await proposeValue(store, ben, workspace, edited)).toMatchObject({ number: 'MER031', name: 'Red Door' });
  });

  test('A reversal has the stored record, and each of its acts has its own person', async () => {
    const { store, workspace } = await start();
    const stored = await proposeValue(store, ana, workspace, refund('r1', 1000));
    const claimed = { ...refund('r1', 9).value, recordedBy: 'Mallory' };
    const stamp = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'UTC' };
    const reversal = { id: 't1', of: 'payments', recordId: 'r1', reason: 'A mistake', ...stamp };
    const withdrawn = await proposeValue(
      store,
      ben,
      workspace,
      { kind: 'payments', id: 'r1', withdrawn: true },
      { kind: 'takenBack', id: 't1', value: { ...reversal, record: claimed } },
    );
    expect(withdrawn).toMatchObject({ recordedBy: 'Ben Okafor', sequence: 3, record: stored });
    // Another person may have withdrawn it at the same moment.
    const again = propose(store, ana, workspace, {
      kind: 'takenBack',
      id: 't2',
      value: { ...reversal, id: 't2', record: claimed },
    });
    expect((await problemOf(again)).refusals).toMatchObject([{ refusal: { kind: 'recordFinal' } }]);
    const broughtBack = { id: 'b1', ...stamp };
    const restored = await proposeValue(store, ana, workspace, refund('r1', 1000), {
      kind: 'takenBack',
      id: 't1',
      value: { ...reversal, record: null, broughtBack },
    });
    expect(restored).toMatchObject({
      recordedBy: 'Ben Okafor',
      sequence: 3,
      record: null,
      broughtBack: { recordedBy: 'Ana Ruiz', recordedAt: '2024-07-02 12:02:03', sequence: 5 },
    });
  });

  test('A withdrawn note keeps who wrote it, and its reversal says who withdrew and who restored it', async () => {
    const { store, workspace } = await start();
    const stamp = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'UTC' };
    const note = { id: 'n1', subject: 'merchant', subjectId: merchant!.id, text: 'Called twice', ...stamp };
    const reversal = { id: 't1', of: 'notes', recordId: 'n1', ...stamp };
    const written = await proposeValue(store, ana, workspace, { kind: 'notes', id: 'n1', value: note });
    const withdrawal = { kind: 'notes', id: 'n1', withdrawn: true } as const;
    const withdrawn = await proposeValue(store, ben, workspace, withdrawal, {
      kind: 'takenBack',
      id: 't1',
      value: { ...reversal, record: { ...note, text: 'Another text' } },
    });
    expect(withdrawn).toMatchObject({ recordedBy: 'Ben Okafor', record: written });
    expect(written).toMatchObject({ recordedBy: 'Ana Ruiz', text: 'Called twice' });
    const again = propose(store, ana, workspace, withdrawal);
    expect((await problemOf(again)).refusals).toMatchObject([{ refusal: { kind: 'recordFinal' } }]);
    const restored = await proposeValue(
      store,
      ana,
      workspace,
      { kind: 'takenBack', id: 't1', value: { ...reversal, record: null, broughtBack: { id: 'b1', ...stamp } } },
      { kind: 'notes', id: 'n1', value: { ...note, text: 'Another text' } },
    );
    expect(restored).toEqual(written);
  });

  test('A suspension keeps who suspended a merchant, also after another person has lifted it', async () => {
    const { store, workspace } = await start();
    const stamp = { recordedAt: '2020-01-01 00:00:00', recordedBy: 'Mallory', zone: 'UTC' };
    const suspended = { ...merchant!, status: 'Suspended', statusReason: 'Fraud', suspended: stamp };
    const first = await proposeValue(store, ana, workspace, { kind: 'merchants', id: merchant!.id, value: suspended });
    const recorded = { recordedBy: 'Ana Ruiz', recordedAt: '2024-07-02 12:02:03', instant: NOW.getTime() };
    expect(first.suspended).toEqual({ ...stamp, ...recorded });
    const past = [{ reason: 'Fraud', suspended: first.suspended, lifted: stamp }];
    const active = { ...merchant!, status: 'Active', pastSuspensions: past };
    const second = await proposeValue(store, ben, workspace, { kind: 'merchants', id: merchant!.id, value: active });
    expect(second.pastSuspensions).toMatchObject([
      { suspended: first.suspended, lifted: { recordedBy: 'Ben Okafor', recordedAt: '2024-07-02 12:02:03' } },
    ]);
  });

  test('Entries of a later version are kept as they are', async () => {
    const { store, workspace } = await start();
    const value = { id: 'x1', amount: 5, recordedAt: '2030-01-01 00:00:00', recordedBy: 'Zoe', sequence: 5 };
    const later = [
      { kind: 'invoices', id: 'x1', value },
      { kind: 'payments', id: 'x1', value, schema: 99 },
      { ...refund('x2', 1), value: { ...refund('x2', 1).value, kind: 'chargeback' } },
    ];
    await propose(store, person('Zoe'), workspace, ...later);
    const { changes } = await store.read(ana, workspace, { seq: 0 });
    expect(changes).toMatchObject(later);
    const edit = propose(store, ana, workspace, refund('x2', 100));
    expect((await problemOf(edit)).type).toBe('urn:splitpay:problem:older-console');
  });

  test('A value without the shape of its kind is malformed', async () => {
    const { store, workspace } = await start();
    for (const wrong of [refund('r1', -5), refund('r1', 5, { reason: 7 }), { ...refund('r1', 5), id: 'other' }])
      expect((await problemOf(propose(store, ana, workspace, wrong))).type).toBe('urn:splitpay:problem:malformed');
    for (const id of ['a\0', 'a\uD800'])
      expect((await problemOf(propose(store, ana, workspace, { ...refund('r1', 5), id }))).type).toMatch('malformed');
    const erasure = { kind: 'payments', id: 'r1', isErased: true as const };
    expect((await problemOf(propose(store, ana, workspace, erasure))).type).toBe('urn:splitpay:problem:malformed');
  });

  test('An arriving workspace keeps who recorded what and when, and new records come after it', async () => {
    const { store } = engine();
    const workspace = await createWorkspace(store, { isArriving: true });
    expect((await store.list(ana)).map(({ id }) => id)).not.toContain(workspace);
    const old = refund('r1', 1000, { recordedBy: 'Alex Morgan', sequence: 0 });
    const later = refund('r2', 500, { recordedBy: 'Alex Morgan', sequence: 900 });
    const { changes } = await propose(store, ana, workspace, old, later);
    expect(changes.map(({ value }) => value)).toEqual([old.value, later.value]);
    await store.change(ana, workspace, { isArriving: false });
    expect((await store.list(ana)).map(({ id }) => id)).toContain(workspace);
    const added = await proposeValue(store, ben, workspace, refund('r3', 100));
    expect(added).toMatchObject({ recordedBy: 'Ben Okafor' });
    expect(added.sequence).toBeGreaterThan(900);
    const rest = 367_000 - 1600;
    const problem = await problemOf(propose(store, ben, workspace, refund('r4', rest + 1)));
    expect(problem.refusals).toMatchObject([{ refusal: { refundable: rest } }]);
  });
}
