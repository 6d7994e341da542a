import { type OpenWorkspaces, withWorkspaces } from '@/backend/workspaceStore';
import { UnpacksTooLarge } from '@/data/backups/gzip';
import { fileOfText, textOfFile } from '@/data/backups/packedText';
import type { DataSet } from '@/data/dataSets/dataSet';
import { dataSetInZone } from '@/data/dataSets/dataSetInZone';
import { decodeDataSet } from '@/data/dataSets/format/decode';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { withoutPersonalData } from '@/data/dataSets/withoutPersonalData';
import { openTable } from '@/data/tables/openTables';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { ReadRecording } from '@/store/sessionReplay/recordingFile';
import type { Recording } from '@/store/sessionReplay/writeRecording';
import { startStateOf } from '@/store/startState';
import * as texts from './openingTexts';
import { openImportedData } from './openImportedWorkspace';

type Problem = { problem: string };

/**
 * Adds the rows of its workspace to a recording: from its file, otherwise from this browser. If neither has them, `problem`
 * says which file the operator needs.
 */
export async function withImportedRows(
  open: OpenWorkspaces,
  { recording, rows }: ReadRecording,
): Promise<{ recording: Recording } | Problem> {
  const { firstState, actions } = recording;
  const { own: opened } = firstState.workspace;
  if (!opened || selectDataSetHash(firstState) === undefined) return { recording };
  const dataSet = rows === undefined ? await rowsInBrowser(open, opened) : await rowsOfFile(rows, opened);
  if ('problem' in dataSet) return dataSet;
  const { merchants, integrations, volume } = startStateOf(opened, dataSet);
  return {
    recording: {
      firstState: {
        ...firstState,
        merchants: { ...firstState.merchants, rows: merchants.rows },
        integrations: { ...firstState.integrations, rows: integrations.rows },
        volume,
      },
      actions,
    },
  };
}

async function rowsInBrowser(
  open: OpenWorkspaces,
  { name, source, hash, timeZone }: Workspace,
): Promise<DataSet | Problem> {
  let b: string | undefined;
  const isMeant = (workspace: Workspace) => {
    if (workspace.source === source) b ??= workspace.name;
    return workspace.hash === hash;
  };
  const opened = await openImportedData(open, isMeant, () => timeZone);
  if (!('problem' in opened) && opened.dataSet) return opened.dataSet;
  return {
    problem: b === undefined ? texts.rowsMissing(name, source) : texts.rowsDiffer(name, source, b),
  };
}

async function rowsOfFile(text: string, { hash, timeZone }: Workspace): Promise<DataSet | Problem> {
  const [packed = '', expected = hash] = text.split(SEPARATOR).toReversed();
  const bytes = await fileOfText(packed).catch((error: unknown) =>
    error instanceof UnpacksTooLarge ? 'too large' : undefined,
  );
  if (bytes === 'too large') return { problem: texts.rowsTooLarge };
  if (!bytes || (await hashDataSet(bytes)) !== expected) return { problem: texts.rowsDamaged };
  const stored = decodeDataSet(bytes);
  if ('problem' in stored) return { problem: texts.rowsDamaged };
  const dataSet = dataSetInZone(stored, timeZone);
  openTable(hash, tableOfDataSet(dataSet));
  return dataSet;
}

/** Separates the hash of the rows in a report from the rows. Reports of earlier versions have the rows of the data set. */
const SEPARATOR = '.';

/**
 * The rows of a data set without personal data, packed for a problem report. Rejects if this browser no longer has them.
 */
export async function packImportedRows(open: OpenWorkspaces, hash: string): Promise<string> {
  const rows = await withWorkspaces(open, (workspaces) => workspaces.get(hash));
  const dataSet = rows && decodeDataSet(await rows.arrayBuffer());
  if (!dataSet || 'problem' in dataSet) throw new Error('this browser no longer has the data of this workspace');
  const bytes = encodeDataSet(withoutPersonalData(dataSet));
  return [await hashDataSet(bytes), await textOfFile(new Blob([bytes]))].join(SEPARATOR);
}
