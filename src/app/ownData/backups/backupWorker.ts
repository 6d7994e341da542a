import { readBackup } from '@/data/backups/readBackup';
import type { BackupAnswer } from '@/app/ownData/OwnDataContext';
import { messageOf } from '@/domain/messageOf';

// A worker of its own: a million rows are unpacked and checked beside the page.
const say = (answer: BackupAnswer) => self.postMessage(answer);
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readBackup(data).then(say, (error: unknown) => say({ failed: messageOf(error) }));
});
