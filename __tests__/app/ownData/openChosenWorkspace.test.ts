import { openChosenWorkspace } from '@/app/ownData/openChosenWorkspace';

test.each([
  [
    'whose file did not arrive',
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    'a file of the console did not arrive',
  ],
  ['that fails in another way', new Error('the storage is locked'), 'the storage is locked'],
])('Own data %s are told in plain words, with what to do', async (_, error, reason) => {
  expect(await openChosenWorkspace('w1', () => Promise.reject(error))).toEqual({
    problem: `They could not be opened: ${reason}. Load the page again to try once more.`,
  });
});
