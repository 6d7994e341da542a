import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyDataSet } from '@/data/imports/directory/completeDataSet';
import { Refused } from '../../../server/core';
import { createProblem } from '../../../server/problems';
import { buildInThread } from '../../../server/engines/service/building/buildInThread';

const folder = mkdtempSync(join(tmpdir(), 'splitpay-thread-'));
afterAll(() => rmSync(folder, { recursive: true }));

const account = { user: 'default', password: '' };
const settings = {
  urls: ['http://localhost:1'],
  database: 'default',
  cluster: undefined,
  reader: account,
  writer: account,
};
const rows = {
  parts: [],
  before: emptyDataSet('USD'),
  timeZone: 'UTC',
  chargeModel: undefined,
  matchings: { Paid: 'Completed' },
  now: new Date(0),
  folder,
};

/** Builds with a program that runs in the thread instead of the built one. */
const buildWith = async (program: string) => {
  const path = join(folder, `${Math.random()}.mjs`);
  writeFileSync(path, `import { parentPort, workerData } from 'node:worker_threads';\n${program}`);
  return buildInThread(settings, path)('rows', rows);
};

test('A thread gets what to build, and its answer is that of the build', async () => {
  const answered = await buildWith('parentPort.postMessage({ read: workerData })');
  expect(answered).toEqual({ settings, rowsName: 'rows', rows });
});

test('A problem of the thread is a problem of the request', async () => {
  const problem = createProblem('malformed', 'may.csv cannot be read.');
  const build = buildWith(`parentPort.postMessage({ problem: ${JSON.stringify(problem)} })`);
  await expect(build).rejects.toEqual(new Refused(problem));
});

test('An error of the thread, also one that nobody caught, is thrown', async () => {
  await expect(buildWith("parentPort.postMessage({ error: new Error('No space is left') })")).rejects.toThrow(
    'No space',
  );
  await expect(buildWith("throw new Error('Out of memory')")).rejects.toThrow('Out of memory');
});

test('A thread that ends without an answer is an error', async () => {
  await expect(buildWith('process.exit(3)')).rejects.toThrow('ended with 3');
});
