import * as v from 'valibot';
import { PRODUCT_VERSION } from '@/domain/product';
import { handedOverSchema } from '@/domain/workspaces/handedOver';
import { hashOf } from '@/data/dataSets/encode';
import { packed } from './gzip';
import { localTimeSchema } from '@/domain/schemas/values';
import { BACKUP_MARK } from './mark';

/** Told up by one where the file changes: an older console refuses what it does not know. */
export const VERSION = 1;

const partSchema = v.object({
  compression: v.picklist(['none', 'gzip']),
  /** As they stand in the file. */
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.string(),
  /** The size once it is unpacked. Backups of earlier versions do not say it. */
  unpackedBytes: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** The second line of a backup: what it is of, and the parts behind it. The third line is its hash. */
export const headSchema = v.object({
  productVersion: v.string(),
  madeAt: localTimeSchema,
  workspace: handedOverSchema,
  /** What operators recorded and chose, as JSON; and the data set, where the rows are not those of the sample. */
  parts: v.object({ content: partSchema, rows: v.optional(partSchema) }),
});

export type BackupHead = v.InferOutput<typeof headSchema>;
export type BackupPart = v.InferOutput<typeof partSchema>;

/** The parts as they are outside of a file: the rows never have to be in the memory of the page. */
type Backup = Pick<BackupHead, 'madeAt' | 'workspace'> & { content: Blob; rows: Blob | undefined };

/** One file that holds a workspace: three lines that say what it is, then its parts, packed where the browser can. */
export async function writeBackup({ madeAt, workspace, content, rows }: Backup): Promise<Blob> {
  const parts = [await pack(content), ...(rows ? [await pack(rows)] : [])] as const;
  const [first, second] = parts.map(({ part }) => part);
  const head = JSON.stringify({
    productVersion: PRODUCT_VERSION,
    madeAt,
    workspace,
    parts: { content: first, rows: second },
  });
  const lines = [`${BACKUP_MARK}${VERSION}`, head, await hashOf(new TextEncoder().encode(head).buffer), ''];
  return new Blob([lines.join('\n'), ...parts.map((part) => part.file)]);
}

async function pack(file: Blob): Promise<{ part: BackupPart; file: Blob }> {
  const own = await packed(file);
  const sha256 = await hashOf(await own.arrayBuffer());
  const compression = own === file ? 'none' : 'gzip';
  return { part: { compression, bytes: own.size, sha256, unpackedBytes: file.size }, file: own };
}
