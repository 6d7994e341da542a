import 'fake-indexeddb/auto';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import type { OpenedSource } from '@/data/imports/messages';
import { columnMappingKey } from '@/domain/imports/columnMappings';
import type { Plan } from '@/domain/imports/plan';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';
import { openWorkspaces } from '../../helpers/openWorkspaces';

afterEach(removeDatabases);

const PAYMENTS = [
  'Reference,Merchant,Total,Booked at,State',
  ...['Processed', 'Approved', 'Open', 'processed', 'Completed'].map(
    (term, index) => `P-${index},Harbor Arts,10.00,2025-06-0${index + 1}T10:00:00Z,${term}`,
  ),
].join('\n');
const MERCHANTS = [
  'Name;Status;Email;Street;City;Zip;Country',
  ...['Live', 'Restricted', 'active', 'live', ''].map((term, index) => `Merchant ${index};${term};;;;;`),
].join('\n');
const INTEGRATIONS = [
  'INTEGRATION ID,MERCHANT NAME,INTEGRATION NAME,CONFIGURATION,SPLIT,SURCHARGE,STATUS',
  ...['Asleep', 'Inactive', 'On', ''].map((term, index) => `int_${index},Merchant 1,Door ${index},ACH,50%,,${term}`),
].join('\n');

const statusQuestions = ({ questions }: OpenedSource) =>
  questions.flatMap((question) => (question.about === 'status' ? [[question.word, question.count]] : []));

test('A status of payments, merchants or integrations that no table defines raises a question', async () => {
  const session = givenSession();
  const sources = await session.open([
    fileOf(PAYMENTS, 'payments.csv'),
    fileOf(MERCHANTS, 'merchants.csv'),
    fileOf(INTEGRATIONS, 'integrations.csv'),
  ]);
  // 'Approved' and 'Open' may mean paid or unpaid, so they raise a question, too.
  expect(sources.map(statusQuestions)).toEqual([
    [
      ['Processed', 2],
      ['Approved', 1],
      ['Open', 1],
    ],
    [
      ['Live', 2],
      ['Restricted', 1],
    ],
    [
      ['Asleep', 1],
      ['On', 1],
    ],
  ]);
  expect(sources[1]?.statuses).toEqual([
    { word: 'Live', count: 2 },
    { word: 'Restricted', count: 1 },
    { word: 'active', count: 1 },
  ]);

  const answers: Plan['statuses'][] = [
    { processed: 'Completed', approved: { own: 'Approved', isPaid: false }, open: 'Pending' },
    { live: 'Active', restricted: 'Suspended' },
    { asleep: 'Inactive', on: 'Active' },
  ];
  const plans = sources.map(({ plan }, index) => ({
    ...plan,
    currency: 'EUR',
    statuses: { ...plan.statuses, ...answers[index] },
  }));
  expect(await session.judge(...plans)).toMatchObject({ payments: 5, refused: 0, ignored: [] });
  await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const importedWorkspace = await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id);
  if ('problem' in importedWorkspace) throw new Error(importedWorkspace.problem);
  const { merchants, integrations } = setupStore(importedWorkspace.startState).getState();
  // An unpaid payment is in no sum.
  expect(merchants.rows.find(({ name }) => name === 'Harbor Arts')).toMatchObject({ totalSales: 4_000 });
  const statuses = Object.fromEntries(merchants.rows.map(({ name, status }) => [name, status]));
  expect(statuses).toMatchObject({ 'Merchant 0': 'Active', 'Merchant 1': 'Suspended', 'Merchant 4': 'Active' });
  expect(integrations.rows.map(({ status }) => status)).toEqual(['Inactive', 'Inactive', 'Active', 'Active']);
});

test('Words with one meaning in every list of payments raise no question, in German too', async () => {
  const rows = ['Paid', 'Bezahlt', 'Declined', 'abgelehnt', 'erstattet', 'Offen'].map(
    (term, index) => `P-${index};Harbor Arts;10,50;13.04.2025 10:00;${term}`,
  );
  const session = givenSession();
  const [source] = await session.open([fileOf(['Reference;Venue;Total;Booked at;State', ...rows].join('\n'))]);
  expect(statusQuestions(source!)).toEqual([['Offen', 1]]);
  expect(source!.plan.statuses).toMatchObject({
    paid: 'Completed',
    bezahlt: 'Completed',
    declined: 'Failed',
    abgelehnt: 'Failed',
    erstattet: 'Refunded',
  });
});

test('A meaning that the kind of file cannot have raises the question again, and a known word does not', async () => {
  const session = givenSession();
  const headers = MERCHANTS.split('\n')[0]!.split(';');
  const before = { format: 'columns matched by hand', holds: 'merchants', columns: { merchant: 0, status: 1 } };
  const columnMappings = {
    [columnMappingKey(headers)]: JSON.stringify({ ...before, statuses: { live: 'Completed', restricted: 'Inactive' } }),
  };
  const files = [fileOf(MERCHANTS, 'merchants.csv')];
  const { sources } = await session.ask({ kind: 'open', files, matchings: columnMappings }, 'opened');
  expect(sources.map(({ plan }) => plan.statuses)).toMatchObject([{ active: 'Active', restricted: 'Inactive' }]);
  await session.ask({ kind: 'judge', plans: sources.map(({ plan }) => plan) }, 'opened');
  const plans = sources.map(({ plan }) => ({ ...plan, statuses: { ...plan.statuses, live: 'Active' as const } }));
  expect(await session.judge(...plans)).toMatchObject({ merchants: 5, ignored: [] });
});

test('A question that neither stored answers nor the file decide is asked once', async () => {
  const session = givenSession();
  const headers = ['Reference', 'Merchant', 'Date', 'Amount'];
  const before = { format: 'test', holds: 'payments', columns: { id: 0, merchant: 1, date: 2, amount: 3 } };
  const columnMappings = { [columnMappingKey(headers)]: JSON.stringify({ ...before, statuses: {}, currency: 'EUR' }) };
  const lines = [headers.join(';'), 'P-1;Harbor;2025-05-01;192.11', 'P-2;Harbor;2025-05-02;12,50'];
  const { sources } = await session.ask(
    { kind: 'open', files: [fileOf(lines.join('\n'))], matchings: columnMappings },
    'opened',
  );
  expect(sources[0]?.questions.map(({ about }) => about)).toEqual(['currency', 'decimalMark', 'timeZone']);
});
