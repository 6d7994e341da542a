import type { BackupProblem } from '@/data/backups/readBackup';
import { PRODUCT_VERSION } from '@/domain/product';
import type { KeptProblem } from '@/store/persistence/handedOver';

/** Why a backup is not brought in, and what helps, in a sentence for the operator. */
export const BACKUP_PROBLEMS: Record<BackupProblem | KeptProblem, string> = {
  'not a backup': 'This is no backup of a workspace.',
  'of a later version': `This backup is of a later version of the console than this one, ${PRODUCT_VERSION}. Bring it in there.`,
  cut: 'This backup is cut off: the end of the file is missing. Copy it once more from where it was saved.',
  damaged: 'This backup is damaged: its content is not what was written. Copy it once more, or make another one.',
  'cannot be unpacked': 'This browser cannot unpack the backup. Bring it in with a newer browser.',
  'unpacks too large':
    'This backup was not opened: it unpacks to more data than it states, or than a backup of its size holds. Make another backup, and open that one.',
  'of other sample data':
    'This backup is of other sample data than those of this console. Bring it in where it was made.',
};
