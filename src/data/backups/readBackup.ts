import * as v from 'valibot';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { hashDataSet } from '@/data/dataSets/format/encode';
import { parseJson } from '@/lib/objects';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { headSchema, BACKUP_VERSION, type BackupHead, type BackupPart } from './backupFile';
import { unpacked, UnpacksTooLarge } from './gzip';
import { BACKUP_MARK } from './mark';

/** Why a file cannot be restored as a backup. */
export type BackupProblem =
  | 'not a backup'
  | 'of a later version'
  | 'cut'
  | 'damaged'
  | 'cannot be unpacked'
  | 'unpacks too large';

/** The content of a backup. The caller must check the shape of `content`, which has what was recorded and chosen. */
export type ReadBackup = { head: BackupHead; content: unknown; rows: Blob | undefined };

/** The first lines are short: a name and a few numbers. */
const LONGEST_LINES = 2 ** 16;

class Refused extends Error {
  constructor(readonly problem: BackupProblem) {
    super(problem);
  }
}

/** Reads and checks a whole backup, and stores nothing. Rejects if the browser cannot read the file. */
export async function readBackup(file: Blob): Promise<ReadBackup | { problem: BackupProblem }> {
  try {
    const { head, end } = await readHead(file);
    const { content, rows } = head.parts;
    const size = end + content.bytes + (rows?.bytes ?? 0);
    if (file.size !== size) throw new Refused(file.size < size ? 'cut' : 'damaged');
    const read = parseJson(new TextDecoder().decode(await readPart(file, end, content)));
    if (read === undefined) throw new Refused('damaged');
    const dataSet = rows && (await readPart(file, end + content.bytes, rows));
    await checkRows(head, dataSet);
    return { head, content: read, rows: dataSet && new Blob([dataSet]) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    throw error;
  }
}

async function readHead(file: Blob): Promise<{ head: BackupHead; end: number }> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_LINES).arrayBuffer());
  const ends = [...bytes.keys()].filter((at) => bytes[at] === 10).slice(0, 3);
  const [first = bytes.length, second = bytes.length, third] = ends;
  const textOf = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  const mark = textOf(0, first);
  if (!mark.startsWith(BACKUP_MARK)) throw new Refused('not a backup');
  const version = mark.slice(BACKUP_MARK.length);
  if (/^\d+$/.test(version) && Number(version) > BACKUP_VERSION) throw new Refused('of a later version');
  if (version !== String(BACKUP_VERSION)) throw new Refused('damaged');
  if (third === undefined) throw new Refused('cut');
  const line = bytes.slice(first + 1, second);
  if (textOf(second + 1, third) !== (await hashDataSet(line.buffer))) throw new Refused('damaged');
  const head = v.safeParse(headSchema, parseJson(new TextDecoder().decode(line)));
  if (!head.success) throw new Refused('damaged');
  return { head: head.output, end: third + 1 };
}

async function readPart(file: Blob, from: number, part: BackupPart): Promise<ArrayBuffer> {
  const content = file.slice(from, from + part.bytes);
  const bytes = await content.arrayBuffer();
  if ((await hashDataSet(bytes)) !== part.sha256) throw new Refused('damaged');
  if (part.compression === 'none') return bytes;
  if (typeof DecompressionStream === 'undefined') throw new Refused('cannot be unpacked');
  return unpacked(content, part.unpackedBytes).catch((error: unknown) => {
    throw new Refused(error instanceof UnpacksTooLarge ? 'unpacks too large' : 'damaged');
  });
}

/** The hash proves that the rows are those of the head; decoding proves that every column is complete. */
async function checkRows({ workspace }: BackupHead, bytes: ArrayBuffer | undefined): Promise<void> {
  if (!bytes) {
    if (workspace.hash !== SAMPLE) throw new Refused('damaged');
    return;
  }
  const dataSet = decodeDataSet(bytes);
  if ('problem' in dataSet)
    throw new Refused(dataSet.problem === 'of a newer version' ? 'of a later version' : 'damaged');
  if (dataSet.payments.length !== workspace.rows || (await hashDataSet(bytes)) !== workspace.hash)
    throw new Refused('damaged');
}
