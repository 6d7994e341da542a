import 'fake-indexeddb/auto';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import type { WorkspaceStore } from '@/backend/workspaceStore';
import { testDataSetStore } from '../dataSetStoreContract';

let databases = 0;
let tabs: WorkspaceStore[] = [];
beforeEach(() => {
  databases += 1;
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  tabs = [];
});

function openTab() {
  const tab = openWorkspaceFiles(`data-sets-${databases}`);
  tabs.push(tab);
  return tab;
}

testDataSetStore(openTab);

test('A moved workspace keeps its earlier data set, so that the import can be undone', async () => {
  const tab = openTab();
  const head = (hash: string) => ({ name: 'My festival', source: 'may.csv', hash, rows: 2, importedOn: '2025-06-30' });
  for (const hash of ['may', 'june']) await tab.put(hash, new Blob([hash]));
  await tab.moveHead('w1', null, head('may'));
  await tab.moveHead('w1', 'may', head('june'));
  await tab.undoImport('w1', { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' });
  expect(await tab.head('w1')).toMatchObject({ hash: 'may' });
});

test('A workspace that was deleted in another tab cannot be moved', async () => {
  const tab = openTab();
  const head = { name: 'My festival', source: 'may.csv', hash: 'may', rows: 2, importedOn: '2025-06-30' };
  await tab.put('may', new Blob(['may']));
  await tab.moveHead('w1', null, head);
  await openTab().remove('w1');
  expect(await tab.head('w1')).toBeUndefined();
  expect(await tab.moveHead('w1', 'may', head)).toBe(false);
  expect(await tab.moveHead('w1', null, head)).toBe(false);
});

test('Each change of the zone of a workspace is kept, with the zone before it', async () => {
  const tab = openTab();
  await tab.put('may', new Blob(['may']));
  const head = { name: 'My festival', source: 'may.csv', hash: 'may', rows: 2, importedOn: '2025-06-30' };
  await tab.moveHead('w1', null, head);
  const changed = { recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'Europe/Berlin' };
  for (const zone of ['Europe/Berlin', 'America/New_York'])
    expect(await tab.changeTimeZone('w1', zone, changed)).toBe(true);
  expect((await tab.find('w1'))?.workspace).toMatchObject({
    timeZone: 'America/New_York',
    zoneChanges: [
      { from: '', to: 'Europe/Berlin', changed },
      { from: 'Europe/Berlin', to: 'America/New_York', changed },
    ],
  });
});
