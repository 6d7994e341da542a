import { describeStorageFailure } from '@/data/dataSets/storageFailure';

test('A full storage is named also where the browser gives its error no text', () => {
  expect(describeStorageFailure(new DOMException('', 'QuotaExceededError'))).toBe(
    'the storage of this browser is full. Free some disk space or delete a workspace, and try again.',
  );
});

test('Every other failure has the text of the browser, or says that there is none', () => {
  expect(describeStorageFailure(new Error('the disk is gone'))).toBe('the disk is gone');
  expect(describeStorageFailure(new Error(''))).toBe('the browser states no reason.');
});
