import { openSelectedWorkspace } from '@/features/imports/openSelectedWorkspace';
import { openWorkspaces } from '../../helpers/openWorkspaces';

test.each([
  [
    'whose file did not load',
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    "a file didn't load",
  ],
  ['that fails in another way', new Error('the storage is locked'), 'the storage is locked'],
])('A workspace %s gives a problem that says why and what to do', async (_, error, reason) => {
  expect(await openSelectedWorkspace(openWorkspaces, 'w1', () => Promise.reject(error))).toEqual({
    problem: `This workspace couldn't be opened: ${reason}. Reload the page to try again.`,
  });
});
