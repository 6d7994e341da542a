import { MOST_DISCREPANCIES } from '@/domain/reconciliation/reconcile';
import { setUpTeam } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';

const moment = { recordedAt: '2026-11-26 12:00:00', recordedBy: 'Ana Sol' };
const side = { id: 'ch_1234567890abcdef12345678', time: '2026-11-26 12:00:00', currency: 'USD', amount: 1_000 };
const breaks = Array.from({ length: MOST_DISCREPANCIES }, (_, index) => ({
  id: `TR20240630-${index}`,
  kind: 'amount',
  ours: { ...side, status: 'Completed', processor: 59, partner: 0, platform: 50 },
  theirs: [{ ...side, status: 'Completed', amount: 1_100, reference: `TR20240630-${index}` }],
}));
const REPORT = {
  kind: 'report',
  id: 'report1',
  name: 'report.csv',
  format: 'Stripe payments',
  rows: breaks.length,
  unread: 0,
  matched: 0,
  kinds: { amount: breaks.length },
  loneRefunds: 0,
  first: '2026-11-01',
  last: '2026-11-26',
  ...moment,
  breaks,
};

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => server.stop());

test('A report with the most discrepancies that the console lists is stored and read', async () => {
  const ana = await setUpTeam(server);
  const path = '/api/workspaces/team-abcdefgh';
  const record = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };
  await ana.ask('POST', '/api/workspaces', { workspaces: [{ id: 'team-abcdefgh', name: 'November', record }] });
  const proposals = [{ key: 'key-of-report1', kind: 'reconciliation', id: 'report1', value: REPORT }];
  expect(JSON.stringify(proposals).length).toBeGreaterThan(3_000_000);
  const stored = await ana.ask('POST', `${path}/entries`, { seen: { seq: 0 }, proposals });
  expect(stored).toMatchObject({ status: 201 });
  const { body } = await ana.ask('GET', `${path}/entries?after=0`);
  expect(body).toMatchObject({ changes: [{ id: 'report1', value: { breaks } }] });
});
