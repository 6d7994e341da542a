import 'fake-indexeddb/auto';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';

const logs = createLocalEntryLogs('forgotten', () => undefined);

async function read(workspace: string) {
  const log = await logs.open(workspace);
  const { changes } = await log.read({ seq: 0 });
  log.close();
  return changes;
}

test('Records of a workspace are deleted with it, and none of another workspace', async () => {
  for (const workspace of ['w1', 'w2']) {
    const log = await logs.open(workspace);
    await log.propose([{ kind: 'inbox', id: '7', value: true }], { seq: 0 });
    log.close();
  }
  await forgetWorkspace(logs, 'w1');
  expect(await read('w1')).toEqual([]);
  expect(await read('w2')).toEqual([{ kind: 'inbox', id: '7', value: true, seq: 1 }]);
});

test('The quarantine and unwritten edits of a workspace are deleted with it', async () => {
  const others = ['splitpay:merchants:damaged', 'splitpay:w2:merchants:damaged', 'splitpay:theme'];
  const keys = ['splitpay:w1:merchants:damaged', 'splitpay:w1:unwritten', 'splitpay:w1:unwritten:damaged'];
  const texts = new Map([...others, ...keys].map((key) => [key, 'text']));
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const log = await logs.open('w1');
  await log.propose([{ kind: 'quarantine', id: 'merchants/7', value: { slice: 'merchants', text: '{}' } }], { seq: 0 });
  log.close();
  await forgetWorkspace(logs, 'w1', storage);
  expect([...texts.keys()]).toEqual(others);
  expect(await read('w1')).toEqual([]);
});
