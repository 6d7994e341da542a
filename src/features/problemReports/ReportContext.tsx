import { createContext, useContext } from 'react';
import type { Recording } from '@/store/sessionReplay/writeRecording';

type Report = {
  /** The recording so far. Undefined if nothing is recorded, as in a replay. */
  copyRecording: () => Recording | undefined;
  onRecordingOpened: (recording: Recording) => void;
};

const NO_REPORT: Report = { copyRecording: () => undefined, onRecordingOpened: () => undefined };

export const ReportContext = createContext(NO_REPORT);

export function useReport(): Report {
  return useContext(ReportContext);
}
