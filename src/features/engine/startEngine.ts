import type { EntryLogs } from '@/backend/entryLog';
import type { PaymentEngine } from '@/backend/paymentEngine';
import { registerAnsweredPart } from '@/containers/Answered';
import { engineEvents, engineSlice } from '@/slices/engineSlice';
import type { AppStore } from '@/store/store';
import { askQuestions } from './askQuestions';
import { registerExport } from './exportAnswer';
import { registerLines } from './statementAnswers';
import { AnsweredArea } from './AnsweredArea';
import './figureAnswers';
import './listAnswers';

/** The slice that a page in a workspace of an engine has beside the others. */
export const engineReducers = { [engineSlice.name]: engineSlice.reducer };

/** Calls back with the position of a log after each reading and each writing, because then the engine's answers may differ. */
export function followPositions(entryLogs: EntryLogs, onPosition: (seq: number) => void): EntryLogs {
  return {
    ...entryLogs,
    open: async (id) => {
      const log = await entryLogs.open(id);
      return {
        ...log,
        read: async (...after) => {
          const reading = await log.read(...after);
          onPosition(reading.head.seq);
          return reading;
        },
        propose: async (...proposal) => {
          const written = await log.propose(...proposal);
          if (written) onPosition(written.head.seq);
          return written;
        },
      };
    },
  };
}

/** Shows the answers of an engine from now on. */
export function startEngine(store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>, engine: PaymentEngine): void {
  registerAnsweredPart(AnsweredArea);
  registerExport(engine);
  registerLines(engine);
  askQuestions(store, engine);
}

/** The position of the log for the state. */
export const positionRead = engineEvents.logAdvanced;
