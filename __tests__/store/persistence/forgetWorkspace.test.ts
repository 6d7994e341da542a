import 'fake-indexeddb/auto';
import { openEntries } from '@/store/persistence/entries/database/entryDatabase';
import { forgetWorkspace } from '@/store/persistence/forgetWorkspace';

test('Records of a workspace are deleted with it, and none of another workspace', async () => {
  for (const workspace of ['w1', 'w2']) {
    const entries = openEntries('forgotten', workspace);
    await entries.write([{ journal: 'inbox', edits: [{ id: '7', value: true }] }]);
    entries.close();
  }
  await forgetWorkspace('w1', 'forgotten');
  const [gone, other] = [openEntries('forgotten', 'w1'), openEntries('forgotten', 'w2')];
  expect(await gone.read()).toEqual({ revision: 0, stored: [] });
  expect(await other.read()).toMatchObject({ revision: 1, stored: [{ journal: 'inbox', id: '7' }] });
  gone.close();
  other.close();
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
  const database = openEntries('quarantined', 'w1');
  await database.write([
    { journal: 'quarantine', edits: [{ id: 'merchants/7', value: { slice: 'merchants', text: '{}' } }] },
  ]);
  await forgetWorkspace('w1', 'quarantined', storage);
  expect([...texts.keys()]).toEqual(others);
  expect((await database.read()).stored).toEqual([]);
  database.close();
});
