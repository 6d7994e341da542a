import { selectDataSetHash } from '@/slices/workspaceSlice';
import type { Recording } from '@/store/recording/writeRecording';
import { startStateOf } from '@/store/startState';
import { openOwnData } from './openOwnWorkspace';

/** A recording with the rows of its workspace, which a report does not hold; or which file it needs, in a sentence. */
export async function withOwnRows(recording: Recording): Promise<{ recording: Recording } | { problem: string }> {
  const { firstState, actions } = recording;
  const { own } = firstState.workspace;
  if (!own || selectDataSetHash(firstState) === undefined) return { recording };
  const opened = await openOwnData(({ hash }) => hash === own.hash);
  if ('problem' in opened || !opened.dataSet) {
    const problem = `This recording is of ‘${own.name}’, and needs its rows: bring ${own.source} in first, read the same way.`;
    return { problem };
  }
  const { merchants, volume } = startStateOf(own, opened.dataSet);
  return {
    recording: {
      firstState: {
        ...firstState,
        merchants: { ...firstState.merchants, rows: merchants.rows },
        volume,
      },
      actions,
    },
  };
}
