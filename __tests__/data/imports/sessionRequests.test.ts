import 'fake-indexeddb/auto';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { importSources } from '@/data/imports/importSources';
import { USD } from '../../helpers/currencies';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';

afterEach(removeDatabases);

const HEADER = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS';
const GOOD = 'P-1,Harbor Arts,100.00,2025-06-01 10:00:00,Completed';
const BROKEN = 'P-2,Harbor Arts,many,2025-06-01 10:00:00,Completed';
const MORE = { header: `${HEADER},CUSTOMER ID`, broken: 'P-3,Harbor Arts,much,2025-06-02 10:00:00,Completed,C-1' };
const MERCHANTS = ['Name;Account id;Status;Email;Street;City;Zip;Country;Joined on', 'Elm;acct_1;Active;;;;;;'];

test('A request before a file is open has no answer', async () => {
  const { received, ask } = givenSession();
  const requests = [
    { kind: 'judge', plans: [] } as const,
    { kind: 'refusedFile', workspaceId: 'w1' } as const,
    { kind: 'save', workspace: NEW_WORKSPACE } as const,
  ];
  for (const request of requests) await expect(ask(request, 'failed')).rejects.toThrow('It answered undefined');
  expect(received).toEqual([]);
});

test('A workspace that no longer exists cannot be updated, and the answer says so', async () => {
  const { ask } = givenSession();
  const request = { kind: 'open', files: [fileOf(`${HEADER}\n${GOOD}`)], into: 'nobody' } as const;
  expect(await ask(request, 'failed')).toEqual({
    kind: 'failed',
    message: 'the data of the open workspace cannot be read',
  });
});

test('An import without a file fails instead of creating an empty workspace', async () => {
  const read = () => Promise.reject(new Error('nothing is to be read'));
  const context = { currency: USD, nextYear: 2027 };
  await expect(importSources([], undefined, context, read)).rejects.toThrow('there is no file');
});

test('Each source with rejected rows has a separate file, named after the source and the workspace', async () => {
  const { open, ask, judge } = givenSession();
  const sources = await open([
    fileOf([HEADER, GOOD, BROKEN].join('\n'), 'june.csv'),
    fileOf([MORE.header, MORE.broken].join('\n'), 'july.txt'),
    fileOf(MERCHANTS.join('\n'), 'merchants.csv'),
  ]);
  expect(await judge(...sources.map(({ plan }) => plan))).toMatchObject({ payments: 1, refused: 2 });
  const { files } = await ask({ kind: 'refusedFile', workspaceId: 'w1' }, 'refusedFile');
  const texts = await Promise.all(files.map(async ({ name, file }) => [name, await file.text()] as const));
  expect(texts.map(([name]) => name).sort()).toEqual(['rows-to-fix-w1-july.csv', 'rows-to-fix-w1-june.csv']);
  const textOf = Object.fromEntries(texts);
  expect(textOf['rows-to-fix-w1-june.csv']).toContain('P-2');
  expect(textOf['rows-to-fix-w1-june.csv']).not.toContain('P-1');
  expect(textOf['rows-to-fix-w1-july.csv']).toContain('P-3');
});

test('A source without a new plan keeps its plan', async () => {
  const { openFile, judge } = givenSession();
  await openFile(fileOf(`${HEADER}\n${GOOD}`));
  expect(await judge()).toMatchObject({ payments: 1, sum: 10_000 });
});

test('The progress of a long file is reported, and never exceeds its length', async () => {
  const { received, openFile } = givenSession();
  const rows = Array.from({ length: 21_000 }, (_, index) => GOOD.replace('P-1', `P-${index}`));
  const file = fileOf([HEADER, ...rows].join('\n'));
  await openFile(file);
  const progress = received.filter((answer) => answer.kind === 'progress');
  expect(progress.map((answer) => answer.rows).slice(0, 1)).toEqual([20_000]);
  for (const { bytes, total } of progress) {
    expect(total).toBe(file.size);
    expect(bytes).toBeLessThanOrEqual(total);
  }
});

test('If two tabs update one workspace, the later one gets a new preview, and nothing is lost', async () => {
  const [a, b, third] = [givenSession(), givenSession(), givenSession()];
  await a.openFile(fileOf(`${HEADER}\n${GOOD}`));
  await a.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  const rowOf = (id: string) => GOOD.replace(/^[^,]+/, id);
  for (const [session, id] of [[a, 'P-7'] as const, [b, 'P-8'] as const, [third, 'P-9'] as const])
    await session.openFile(fileOf(`${HEADER}\n${rowOf(id)}`), NEW_WORKSPACE.id);
  await a.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');

  const before = b.answers().length;
  const { preview } = await b.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'judged');
  expect(b.answers().slice(before)).toMatchObject([{ kind: 'overtaken' }, { kind: 'judged' }]);
  expect(preview).toMatchObject({ payments: 3, update: { new: 1, missing: 2 } });
  const { workspace } = await b.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  expect(workspace).toMatchObject({ rows: 3, previous: { rows: 2 } });

  const files = openWorkspaceFiles();
  await files.remove(NEW_WORKSPACE.id);
  const failed = await third.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'failed');
  expect(failed.message).toBe('the data of the open workspace cannot be read');
  expect(await files.list()).toMatchObject([{ rows: 3, isDeleted: true }]);
  files.close();
});
