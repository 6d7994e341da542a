import { readBackup } from '@/data/backups/readBackup';
import type { BackupAnswer } from '@/features/imports/WorkspaceContext';
import { messageOf } from '@/lib/objects';

// A separate worker decompresses and checks a million rows, so that the page stays responsive.
const post = (answer: BackupAnswer) => self.postMessage(answer);
self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readBackup(data).then(post, (error: unknown) => post({ kind: 'failed', message: messageOf(error) }));
});
