import 'fake-indexeddb/auto';
import { forgetWorkspace, openEntries } from '@/store/persistence/entries/entryDatabase';

test('What was recorded in a workspace goes with it, and nothing of another one', async () => {
  for (const workspace of ['w1', 'w2']) {
    const entries = openEntries('forgotten', workspace);
    await entries.write([{ journal: 'inbox', edits: [{ id: '7', value: true }] }]);
    entries.close();
  }
  await forgetWorkspace('w1', 'forgotten');
  const [gone, kept] = [openEntries('forgotten', 'w1'), openEntries('forgotten', 'w2')];
  expect(await gone.read()).toEqual({ revision: 0, stored: [] });
  expect(await kept.read()).toMatchObject({ revision: 1, stored: [{ journal: 'inbox', id: '7' }] });
  gone.close();
  kept.close();
});
