import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { ana, ben, createWorkspace, type Engine } from './engines';
import { problemOf, propose, statement } from './proposing';

const [merchant] = merchantsSlice.getInitialState().rows;
const [integration] = integrationsSlice.getInitialState().rows;

const MERCHANT_ID = 'MER100000009';
const added = { kind: 'merchants', id: MERCHANT_ID, value: { ...merchant!, id: MERCHANT_ID, name: 'Blue Door' } };
const integrationOf = (id: string, merchantId: string, integrationName = 'Web shop') => ({
  kind: 'integrations',
  id,
  value: { ...integration!, id, merchantId, integrationName },
});
const withdrawn = ({ kind, id }: { kind: string; id: string }) => ({ kind, id, withdrawn: true as const });

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Mallory', zone: 'UTC' };
const breakOf = (id: string) => ({ id, kind: 'missing there', theirs: [] });
const report = {
  kind: 'reconciliation',
  id: 'report-1',
  value: {
    kind: 'report',
    id: 'report-1',
    name: 'june.csv',
    format: 'Stripe',
    rows: 2,
    unread: 0,
    matched: 0,
    kinds: { 'missing there': 2 },
    loneRefunds: 0,
    first: '2024-06-01',
    last: '2024-06-30',
    ...stamp,
    breaks: [breakOf('b1'), breakOf('b2')],
  },
};
const resolution = (id: string, breakId: string) => ({
  kind: 'reconciliation',
  id,
  value: { kind: 'settlement', id, reportId: 'report-1', breakId, reason: 'A rounding difference', ...stamp },
});

/** Which changes compete with each other, on every database. */
export function testCompeting(engine: () => Engine): void {
  const start = async () => ({ ...engine(), workspace: await createWorkspace(engine().store) });

  test('An integration needs its merchant, which stays as long as a colleague uses it', async () => {
    const { store, otherStore, workspace } = await start();
    const first = integrationOf('INT100000001', MERCHANT_ID);
    const refused = { refusals: [{ refusal: { kind: 'rowRefused' } }] };
    expect(await problemOf(propose(store, ana, workspace, first))).toMatchObject(refused);
    await propose(store, ana, workspace, added, first);
    const second = integrationOf('INT100000002', MERCHANT_ID, 'App');
    const { changes } = await propose(otherStore, ben, workspace, second);
    expect(changes[0]?.value).toMatchObject({ number: expect.stringMatching(/^INT0\d\d$/) as string });
    const both = propose(store, ana, workspace, withdrawn(first), withdrawn(added));
    expect(await problemOf(both)).toMatchObject(refused);
    await propose(otherStore, ben, workspace, withdrawn(second));
    await propose(store, ana, workspace, withdrawn(first), withdrawn(added));
    expect((await store.read(ana, workspace, { seq: 0 })).changes.every((change) => change.withdrawn)).toBe(true);
  });

  test('A discrepancy is resolved once, and a report goes together with its resolutions', async () => {
    const { store, otherStore, workspace } = await start();
    await propose(store, ana, workspace, report, resolution('s1', 'b1'));
    const again = await problemOf(propose(otherStore, ben, workspace, resolution('s2', 'b1')));
    expect(again).toMatchObject({
      detail: 'Ana Ruiz resolved the discrepancy at 12:02. The discrepancy is already resolved.',
      refusals: [{ refusal: { kind: 'discrepancyNotOpen' }, first: { value: { id: 's1' } } }],
    });
    const alone = await problemOf(propose(store, ana, workspace, withdrawn(report)));
    expect(alone.refusals).toMatchObject([{ refusal: { kind: 'reportResolved' } }]);
    await propose(store, ana, workspace, withdrawn(report), withdrawn(resolution('s1', 'b1')));
    await propose(otherStore, ben, workspace, resolution('s1', 'b1'), report);
    const { changes } = await store.read(ana, workspace, { seq: 0 });
    expect(changes.map(({ id, value }) => [id, (value as { recordedBy: string }).recordedBy])).toEqual([
      ['s1', 'Ana Ruiz'],
      ['report-1', 'Ana Ruiz'],
    ]);
  });

  test('An earlier statement is withdrawn only together with the later one', async () => {
    const { store, workspace } = await start();
    const june = { start: '2024-06-01', end: '2024-06-15' };
    const later = { start: '2024-06-16', end: '2024-06-30' };
    const { changes } = await propose(
      store,
      ana,
      workspace,
      statement('r1', 'MER019', june),
      statement('r2', 'MER019', later),
    );
    const [first, second] = [changes[0]!, changes[1]!];
    expect([first.id, second.id]).toEqual(['S-20240601-20240615-MER019', 'S-20240616-20240630-MER019']);
    const alone = await problemOf(propose(store, ben, workspace, withdrawn(first)));
    expect(alone.refusals).toMatchObject([
      { refusal: { kind: 'laterStatementIssued' }, first: { value: { id: second.id } } },
    ]);
    await propose(store, ben, workspace, withdrawn(first), withdrawn(second));
    // The same days have the same number, but a new statement is another event.
    const issued = await propose(store, ben, workspace, statement('r3', 'MER019', june));
    expect(issued.changes[0]).toMatchObject({ id: first.id, value: { recordId: 'r3', recordedBy: 'Ben Okafor' } });
  });
}
