import fc from 'fast-check';
import { checkBackup, nameOfRestored } from '@/commands/backups';
import { readBackup } from '@/data/backups/readBackup';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { numberOf } from '@/domain/rowNumbers';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import {
  importFiles,
  check,
  givenContents,
  inWorkspace,
  listed,
  openAnotherBrowser,
  shown,
  STEPS,
  texts,
} from '../../helpers/store/backups';
import { openWorkspaces } from '../../helpers/openWorkspaces';

beforeEach(openAnotherBrowser);

const anySteps = fc.array(fc.constantFrom(...Object.keys(STEPS)) as fc.Arbitrary<keyof typeof STEPS>, {
  maxLength: 12,
});

test.each([
  ['imported data', 'w1', ['P-1', 'P-2']],
  ['the demo data', SAMPLE, ['TR20240630-030', 'TR20240630-029', 'TR20240629-028']],
])('A backup of %s opens in another browser to the same screen after any steps', async (_, id, ids) => {
  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      await openAnotherBrowser();
      if (id !== SAMPLE) await givenContents();
      const before = await inWorkspace(id, (store) =>
        steps.forEach((step, at) => STEPS[step](store, ids[at % ids.length]!, at)),
      );
      await openAnotherBrowser();
      const after = await inWorkspace(await importFiles(before.file));
      expect(shown(after)).toEqual(shown(before));
    }),
    { numRuns: 12 },
  );
});

test('A backup is added under a new name if its name is in use, and its settings are restored only on request', async () => {
  await givenContents();
  const before = await inWorkspace('w1', (store) => {
    STEPS.refund(store, 'P-1', 1);
    STEPS.theme(store);
  });
  texts.clear();
  const id = await importFiles(before.file, false);
  const [mine, theirs] = await listed();
  expect([mine, theirs]).toMatchObject([
    { id: 'w1', name: 'My festival', previous: { hash: 'before' } },
    { id, name: 'My festival 2', hash: mine!.hash, importedOn: '2025-06-30' },
  ]);
  expect(theirs).not.toHaveProperty('previous');
  expect((await inWorkspace(id)).state.theme.choice).not.toBe('Dark');
  expect((await inWorkspace('w1')).state.payments).toEqual(before.state.payments);
  expect(await nameOfRestored(openWorkspaces, await check(before.file))).toBe('My festival 3');
});

test('A restored backup of the demo data is separate from the demo data', async () => {
  const { file, fileName } = await inWorkspace(SAMPLE, (store) => STEPS.suspend(store));
  expect(fileName).toMatch(/^Demo-data-\d{4}-\d\d-\d\d\.splitpay$/);
  await openAnotherBrowser();
  const id = await importFiles(file);
  expect(await listed()).toMatchObject([{ id, name: 'Demo data 2', source: 'Demo data', hash: SAMPLE, rows: 30 }]);
  expect((await inWorkspace(SAMPLE)).state.merchants.changed).toEqual({});
  const again = await inWorkspace(id, (store) => STEPS.addMerchant(store, '', 1));
  expect(Object.values(again.state.merchants.changed).map(numberOf)).toEqual(['MER001', 'MER031']);
  expect(again.fileName).toMatch(/^Demo-data-2-/);
  await openAnotherBrowser();
  expect(shown(await inWorkspace(await importFiles(again.file)))).toEqual(shown(again));
});

test('A backup of the demo data by an earlier version is restored under its current name', async () => {
  const { file } = await inWorkspace(SAMPLE);
  const read = await readBackup(file);
  if ('problem' in read) throw new Error(read.problem);
  const named = (name: string, hash = SAMPLE) =>
    checkBackup({ ...read, head: { ...read.head, workspace: { ...read.head.workspace, name, source: name, hash } } });
  expect(named('Sample data')).toMatchObject({ head: { workspace: { name: 'Demo data', source: 'Demo data' } } });
  expect(named('Our sample')).toMatchObject({ head: { workspace: { name: 'Our sample', source: 'Our sample' } } });
});

test('A backup gets a file name even if the name of the workspace has no letter or digit', async () => {
  await givenContents('w1', '***');
  expect((await inWorkspace('w1')).fileName).toMatch(/^workspace-/);
});

test('A backup contains the ids that updates gave to merchants', async () => {
  await givenContents();
  const givenIds = [{ id: 'MER002', name: 'Lone Star' }];
  const filesHere = openWorkspaceFiles();
  const { workspace, rows } = (await filesHere.find('w1'))!;
  await filesHere.save(workspace, rows, [], { basedOn: workspace.hash, givenIds });
  filesHere.close();
  const { file } = await inWorkspace('w1');
  await openAnotherBrowser();
  const id = await importFiles(file);
  const files = openWorkspaceFiles();
  expect((await files.find(id))!.givenIds).toEqual(givenIds);
  files.close();
});
