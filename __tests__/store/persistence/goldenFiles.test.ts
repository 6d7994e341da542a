import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { resumeBatch } from '@/commands/batches/interruptedBatches';
import { recordedBatch, recordIdOf } from '@/domain/batches/batchRecords';
import { isWholeWorkspace } from '@/domain/workspaces/storedWorkspace';
import { selectAllProposals, selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectReservations } from '@/selectors/approvals/waitingProposals';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectAssignments } from '@/selectors/assignments/assignmentSelectors';
import { selectNotesAbout } from '@/selectors/notes/noteSelectors';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectColumns } from '@/slices/lists/columnsSlice';
import { selectInterruptedBatches } from '@/slices/persistenceSlice';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { replayRecording } from '../../helpers/store/recording';
import { recordsOf } from '../../helpers/builders';
import { importFiles, inWorkspace, openAnotherBrowser } from '../../helpers/store/backups';
import { FakeBrowser, useClock } from '../../helpers/store/tabs';

const FOLDER = `${__dirname}/golden`;

// One file for each stored format and version. These files never change.
const textIn = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const read = (name: string) => JSON.parse(textIn(name)) as object;
const readEntries = (name: string) => read(name) as object[];

async function openOver(texts: Iterable<readonly [string, string]>, entries: readonly object[]) {
  const browser = new FakeBrowser(texts);
  await browser.storeRaw(entries);
  const { store } = await browser.openTab();
  await browser.waitForWrites();
  const state = store.getState();
  expect(state.persistence).toEqual({ failing: [], damaged: [] });
  return { browser, state };
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const refundedIn = (state: Parameters<typeof recordsOf>[0]) =>
  sumOf(recordsOf(state).flatMap((record) => (record.kind === 'refund' ? [record.amount] : [])));

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

test('A golden file exists for each stored format and version', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual([
    'backup1.splitpay',
    'batches1.json',
    'entries1-approvals.json',
    'entries1-assignments.json',
    'entries1-batch.json',
    'entries1-notes.json',
    'entries1-release1.1.0.json',
    'entries1-withdrawn.json',
    'entries1.json',
    'preferences2-columns.json',
    'preferences2.json',
    'recording3.json',
    'texts1.json',
    'unwritten1.json',
    'workspace1.json',
  ]);
});

test.each(['entries1-release1.1.0.json', 'entries1.json'])('The entries of %s have their figures', async (name) => {
  const entries = readEntries(name);
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  expect(recordsOf(state).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refund', 'void']));
  expect(refundedIn(state)).toBe(1500);
  expect(selectMerchantRows(state).map((row) => row.name)).toEqual(
    expect.arrayContaining(['Harbor Nights', 'Renamed']),
  );
  expect(selectIntegrationRows(state).find(({ id }) => id === 'INT001')).toMatchObject({ split: { hundredths: 777 } });
  expect(Object.values(state.reconciliation.records).map(({ kind }) => kind)).toEqual(['report', 'settlement']);
  expect([state.notifications.marks, state.inbox.readIds]).toEqual([{ 1: true }, [1, 2]]);
});

test('The entries of the current format have their balances, reversals, edits and views', async () => {
  const { state } = await openOver([], readEntries('entries1.json'));
  expect(selectBalance(state, 'MER001')).toMatchObject({ paidOut: 5_000 });
  expect(Object.keys(state.statements.issued)).toEqual(['S-2024-05-MER001']);
  expect(Object.values(state.takenBack.records).map(({ of }) => of)).toEqual(['payouts', 'statements']);
  expect(Object.keys(state.edits.records)).toHaveLength(5);
  expect(Object.values(state.savedViews.records).map((view) => view.name)).toEqual(['Large']);
});

test('A batch of the current format is offered again with its payments and its settings', async () => {
  const { store } = await new FakeBrowser([['splitpay:batches', textIn('batches1.json')]]).openTab();
  const about = { id: '1719824400000-bAtCh002', size: 2, name: 'Harbor Lights Music Festival, Jun 1 – 30, 2024' };
  expect(selectInterruptedBatches(store.getState())).toEqual([{ ...about, kind: 'cancel' }]);
  expect(store.dispatch(resumeBatch(about.id))).toEqual({
    kind: 'cancel',
    run: {
      batch: about,
      reason: 'Event cancelled',
      rows: [
        { id: 'TR20240630-030', merchantId: 'MER001', kind: 'refund', amount: 25_000 },
        { id: 'TR20240630-029', merchantId: 'MER002', kind: 'void', amount: 0 },
      ],
    },
    progress: { tried: 0, refused: {} },
  });
});

test('The records of a batch have their batch, and the same ids if it runs again', async () => {
  const entries = readEntries('entries1-batch.json');
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  expect(recordedBatch(Object.values(state.payments.records), '1719824400000-bAtCh001')).toMatchObject({
    size: 2,
    name: 'Harbor Lights, Jun 29 - Jun 30, 2024',
    refunds: { count: 1, amount: 1500 },
    voids: { count: 1 },
  });
  expect(
    recordsOf(state).map(({ id, transactionId }) => id === recordIdOf('1719824400000-bAtCh001', transactionId)),
  ).toEqual([true, true]);
});

test('The notes have their last versions, and a removed note does not count', async () => {
  const entries = readEntries('entries1-notes.json');
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  const textsAbout = (subject: 'payment' | 'merchant', subjectId: string) =>
    selectNotesAbout(state, { subject, subjectId }).map(({ text }) => text);
  expect(textsAbout('payment', 'TR20240630-030')).toEqual(['The customer called twice.']);
  expect(textsAbout('merchant', 'MER001')).toEqual([]);
});

test('The rules of approvals have their last version, and a waiting proposal reserves its amount', async () => {
  const entries = readEntries('entries1-approvals.json');
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  expect(selectCurrentRules(state)).toMatchObject([{ above: 90_000, merchantId: 'MER001', days: 3 }]);
  expect(selectAllProposals(state).map(({ act, decision }) => [act, decision?.result])).toEqual([
    ['recordPayouts', 'rejected'],
    ['refundPayments', undefined],
  ]);
  expect([...selectReservations(state).payments]).toEqual([['TR20240629-028', 60_000]]);
});

test('The reversals of withdrawn plain records hold what they withdrew, and a restored one counts', async () => {
  const entries = readEntries('entries1-withdrawn.json');
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  expect(Object.values(state.takenBack.records).map(({ of, record }) => [of, record?.id])).toEqual([
    ['chargeModels', '1719824400000-L0J5Jm0h'],
    ['disputes', '1719824520400-H5zvl43m'],
    ['agreedRates', '1719824761200-Kt3mhctC'],
    ['notes', '1719824881600-nkBZp3Q5'],
    ['adjustments', undefined],
  ]);
  expect(Object.values(state.adjustments.records)).toMatchObject([{ amount: 500, reason: 'Card reader' }]);
  expect(state.chargeModels.records).toEqual({});
});

test('The assignments have their last versions, and a saved view has its owner', async () => {
  const entries = readEntries('entries1-assignments.json');
  const { browser, state } = await openOver([], entries);
  expect(await browser.stored()).toEqual(entries);
  expect([...selectAssignments(state)].map(([key, { assignee, state: step }]) => [key, assignee.name, step])).toEqual([
    ['payment TR20240630-030', 'Ben Ode', 'done'],
    ['dispute dp_1', 'Alex Morgan', 'open'],
    ['discrepancy TR20240629-028 r1', 'Alex Morgan', 'open'],
  ]);
  expect(Object.values(state.savedViews.records)).toMatchObject([{ name: 'Failed', owner: 'operator' }]);
});

test('The preferences of version 2 are read', async () => {
  const texts = Object.entries(read('preferences2.json')).map(
    ([key, content]) => [key, JSON.stringify(content)] as const,
  );
  const { browser, state } = await openOver(texts, []);
  expect([state.theme.choice, state.chart.period, state.transactionsList.pageSize]).toEqual(['Dark', 'day', 50]);
  expect(state.matchings.remembered).toEqual({ 'a,b': '{}' });
  expect(browser.texts).toEqual(new Map(texts));
});

test('The columns that an operator chose are read, with fields of a later version', async () => {
  const preference = read('preferences2-columns.json') as { 'splitpay:columns': { kept: { byList: object } } };
  const texts = Object.entries(preference).map(([key, content]) => [key, JSON.stringify(content)] as const);
  const { browser, state } = await openOver(texts, []);
  expect(state.columns.byList).toEqual(preference['splitpay:columns'].kept.byList);
  expect(selectColumns(state, '/transactions')).toBe('status.id._customer_id.-merchant.amount.fees.date');
  expect(browser.texts).toEqual(new Map(texts));
});

test('The texts of version 1 have their figures', async () => {
  const texts = Object.entries(read('texts1.json')).map(([key, content]) => [key, JSON.stringify(content)] as const);
  const { state } = await openOver(texts, []);
  expect(recordsOf(state)).toHaveLength(6);
  expect(refundedIn(state)).toBe(510);
});

test('The edits that a closed page left are written', async () => {
  const { browser, state } = await openOver([['splitpay:unwritten', textIn('unwritten1.json')]], []);
  expect(refundedIn(state)).toBe(700);
  expect(Object.keys(await browser.entries())).toEqual(['payments/1719824400400-Rwlv4hql']);
  expect(browser.texts.size).toBe(0);
});

test('The record of a workspace is whole', () => {
  expect(isWholeWorkspace(read('workspace1.json'))).toBe(true);
});

test('A backup of version 1 is restored with its figures', async () => {
  jest.useRealTimers();
  await openAnotherBrowser();
  const id = await importFiles(new Blob([new Uint8Array(readFileSync(`${FOLDER}/backup1.splitpay`))]));
  const { state } = await inWorkspace(id);
  expect(state.workspace.own).toMatchObject({ name: 'My festival', rows: 2 });
  expect(refundedIn(state)).toBe(1_001);
  expect(selectMerchantRows(state)[0]).toMatchObject({ name: 'Harbor 1' });
});

test('A problem report of format 3 is replayed to its state', () => {
  const report = readRecording(textIn('recording3.json'));
  if ('problem' in report) throw new Error(report.problem);
  expect(report.recording.actions).toHaveLength(6);
  expect(replayRecording(report.recording).transactionsList).toMatchObject({ search: 'failed' });
});
