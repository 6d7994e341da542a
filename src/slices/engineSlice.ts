import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addressVisited } from '@/slices/ui/routeSlice';
import type { KnownPayment } from '@/domain/payments/knownPayment';

/** One place of a screen that shows an answer of the engine. Its last answer stays while a newer question runs. */
export type EngineSlot = {
  /** The last question, as JSON. */
  asked: string;
  isRunning: boolean;
  /** Why it has no answer: the engine is missing or too slow, or the answer is too large. In a sentence for people. */
  problem?: string;
  /** The last answer, and the question that it answers. */
  answer?: { to: string; value: unknown };
};

/**
 * What an engine has answered, in a workspace whose payments it has. `seq` is the position of the log up to which people's
 * records are known. `payments` has the payments of open dialogs by id; null means that no payment has the id. `cursors`
 * has what continues a list beyond the pages with numbers, by the name of the page.
 */
export type EngineState = {
  /** Whether the address of the page is known. Before, nobody knows which screen is open. */
  isVisited: boolean;
  seq: number;
  slots: Readonly<Record<string, EngineSlot>>;
  payments: Readonly<Record<string, KnownPayment | null>>;
  cursors: Readonly<Record<string, string>>;
};

/** The part of the state of a workspace in an engine. Other workspaces have none. */
export type WithEngine = { engine?: EngineState | undefined };

type Named = { slot: string; question: string };

const initialState: EngineState = { isVisited: false, seq: 0, slots: {}, payments: {}, cursors: {} };

/** A late answer to an older question is dropped. */
const isCurrent = (state: EngineState, { slot, question }: Named) => state.slots[slot]?.asked === question;

/** The answers of an engine. Only the page of a team server has this slice. */
export const engineSlice = createSlice({
  name: 'engine',
  initialState,
  reducers: {
    /** The log of the workspace was read or written up to this position. */
    logAdvanced(state, { payload }: PayloadAction<number>) {
      state.seq = payload;
    },
    questionAsked(state, { payload: { slot, question } }: PayloadAction<Named>) {
      const answer = state.slots[slot]?.answer;
      state.slots[slot] = { asked: question, isRunning: true, ...(answer && { answer }) };
    },
    questionAnswered(
      state,
      { payload }: PayloadAction<Named & { value: unknown; cursor?: { page: string; value: string } | undefined }>,
    ) {
      if (!isCurrent(state, payload)) return;
      const { slot, question, value, cursor } = payload;
      state.slots[slot] = { asked: question, isRunning: false, answer: { to: question, value } };
      if (cursor) state.cursors[cursor.page] = cursor.value;
    },
    questionFailed(state, { payload }: PayloadAction<Named & { problem: string }>) {
      if (!isCurrent(state, payload)) return;
      const { slot, question, problem } = payload;
      const answer = state.slots[slot]?.answer;
      state.slots[slot] = { asked: question, isRunning: false, problem, ...(answer && { answer }) };
    },
    /** The screen no longer shows it. */
    questionLeft(state, { payload: slot }: PayloadAction<string>) {
      const { [slot]: left, ...others } = state.slots;
      state.slots = left?.answer ? { ...others, [slot]: { asked: '', isRunning: false, answer: left.answer } } : others;
    },
    /** The operator tries again. */
    failedQuestionsForgotten(state) {
      for (const slot of Object.values(state.slots))
        if (slot.problem !== undefined) {
          delete slot.problem;
          slot.asked = '';
        }
    },
    paymentLearned(state, { payload: { id, payment } }: PayloadAction<{ id: string; payment: KnownPayment | null }>) {
      Object.assign(state.payments, { [id]: payment });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(addressVisited, (state) => {
      state.isVisited = true;
    });
  },
});

export const engineEvents = engineSlice.actions;
