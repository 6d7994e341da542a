import { describeStorageFailure } from '@/data/dataSets/storageFailure';

test("A full storage is named even if the browser's error has no message", () => {
  expect(describeStorageFailure(new DOMException('', 'QuotaExceededError'))).toBe(
    'the storage of this browser is full. Free some disk space or delete a workspace, and try again.',
  );
});

test("Any other failure has the browser's message, or states that there is none", () => {
  expect(describeStorageFailure(new Error('the disk is gone'))).toBe('the disk is gone');
  expect(describeStorageFailure(new Error(''))).toBe('the browser states no reason.');
});
