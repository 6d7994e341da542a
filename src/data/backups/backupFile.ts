import * as v from 'valibot';
import { PRODUCT_VERSION } from '@/domain/product';
import { workspaceExportSchema } from '@/domain/workspaces/workspaceExport';
import { hashDataSet } from '@/data/dataSets/format/encode';
import { packed } from './gzip';
import { localTimeSchema } from '@/domain/calendar/schema';
import { BACKUP_MARK } from './mark';

/** Increase it when the format changes: an older console then rejects the file instead of misreading it. */
export const BACKUP_VERSION = 1;

const partSchema = v.object({
  compression: v.picklist(['none', 'gzip']),
  /** The sizes and hashes of the parts as they are in the file. */
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.string(),
  /** The size after decompression, in bytes. Backups of earlier versions lack it. */
  unpackedBytes: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

/** The second line of a backup: the workspace and the parts of the file. The third line is its hash. */
export const headSchema = v.object({
  productVersion: v.string(),
  madeAt: localTimeSchema,
  workspace: workspaceExportSchema,
  /**
   * `content` is JSON: what operators recorded and chose. `rows` is the data set, absent if the rows are those of the
   * demo data.
   */
  parts: v.object({ content: partSchema, rows: v.optional(partSchema) }),
});

export type BackupHead = v.InferOutput<typeof headSchema>;
export type BackupPart = v.InferOutput<typeof partSchema>;

/** The parts before they are packed. The rows are a Blob, so that they never have to be in the memory of the page. */
type Backup = Pick<BackupHead, 'madeAt' | 'workspace'> & { content: Blob; rows: Blob | undefined };

/** Writes a workspace as one file: three lines that describe it, then its parts, compressed if the browser can. */
export async function writeBackup({ madeAt, workspace, content, rows }: Backup): Promise<Blob> {
  const parts = [await pack(content), ...(rows ? [await pack(rows)] : [])] as const;
  const [first, second] = parts.map(({ part }) => part);
  const head = JSON.stringify({
    productVersion: PRODUCT_VERSION,
    madeAt,
    workspace,
    parts: { content: first, rows: second },
  });
  const lines = [`${BACKUP_MARK}${BACKUP_VERSION}`, head, await hashDataSet(new TextEncoder().encode(head).buffer), ''];
  return new Blob([lines.join('\n'), ...parts.map((part) => part.file)]);
}

async function pack(file: Blob): Promise<{ part: BackupPart; file: Blob }> {
  const packedFile = await packed(file);
  const sha256 = await hashDataSet(await packedFile.arrayBuffer());
  const compression = packedFile === file ? 'none' : 'gzip';
  return { part: { compression, bytes: packedFile.size, sha256, unpackedBytes: file.size }, file: packedFile };
}
