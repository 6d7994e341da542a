import type { BatchProgress, BatchRun } from './runBatch';
import { recordIdOf } from '@/domain/batches/batchRecords';
import {
  addBatch,
  readBatches,
  removeBatch,
  type BatchKind,
  type CanceledEvent,
  type StoredBatch,
} from '@/domain/batches/interruptedBatches';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectReversals } from '@/slices/entities/reversalsSlice';
import { batchInterrupted, interruptedBatchForgotten } from '@/slices/persistenceSlice';
import { aboutBatch } from '@/store/persistence/interruptedBatches';
import { BATCHES_KEY } from '@/store/persistence/storage';
import type { RootState } from '@/store/rootReducer';
import type { Command } from '@/commands/command';

/** A batch that goes on: its run and what is done of it. */
export type ResumedBatch = {
  kind: BatchKind;
  run: BatchRun;
  progress: BatchProgress;
  canceled?: CanceledEvent | undefined;
};

/**
 * Stores what a batch is to do, so that a closed page does not end it. If the storage is full or blocked, the batch
 * runs all the same, and a reload ends it.
 */
export function rememberBatch(kind: BatchKind, { batch, reason, rows }: BatchRun, canceled?: CanceledEvent): Command {
  const stored: StoredBatch = {
    ...batch,
    kind,
    reason,
    ...(canceled && { canceled }),
    rows: rows.map(({ id, merchantId, kind: act, amount }) =>
      act === 'void' ? [id, merchantId] : [id, merchantId, amount],
    ),
  };
  return changeStored((text) => addBatch(text, stored));
}

/** Forgets a batch that is done or dismissed. Its records stay. */
export function forgetBatch(batchId: string): Command {
  return (dispatch) => {
    dispatch(changeStored((text) => removeBatch(text, batchId)));
    dispatch(interruptedBatchForgotten(batchId));
  };
}

/** Offers a batch again whose dialog was closed before its end. */
export function leaveBatch(batchId: string): Command {
  return (dispatch, _getState, { storage }) => {
    const batch = readStored(storage).find(({ id }) => id === batchId);
    if (batch) dispatch(batchInterrupted(aboutBatch(batch)));
  };
}

/**
 * An interrupted batch with its remaining rows last. A row is done if it has its record, or if somebody withdrew the
 * record. Undefined if the batch is not stored any more.
 */
export function resumeBatch(batchId: string): Command<ResumedBatch | undefined> {
  return (_dispatch, getState, { storage }) => {
    const stored = readStored(storage).find(({ id }) => id === batchId);
    if (!stored) return undefined;
    const { kind, reason, size, name, canceled } = stored;
    const isDone = doneIn(getState(), batchId);
    const rows = stored.rows.map(([id, merchantId, amount]) =>
      amount === undefined
        ? { id, merchantId, kind: 'void' as const, amount: 0 }
        : { id, merchantId, kind: 'refund' as const, amount },
    );
    const done = rows.filter(({ id }) => isDone(id));
    const batch = { id: batchId, size, ...(name !== undefined && { name }) };
    return {
      kind,
      run: { batch, reason, rows: [...done, ...rows.filter(({ id }) => !isDone(id))] },
      progress: { tried: done.length, refused: {} },
      ...(canceled && { canceled }),
    };
  };
}

function doneIn(state: RootState, batchId: string): (paymentId: string) => boolean {
  const events = selectPaymentEvents(state);
  const withdrawn = new Set(Object.values(selectReversals(state)).map(({ recordId }) => recordId));
  return (paymentId) => {
    const id = recordIdOf(batchId, paymentId);
    return withdrawn.has(id) || recordsOfPayment(events, paymentId).some((record) => record.id === id);
  };
}

type Dependencies = Parameters<Command>[2];

function readStored(storage: Dependencies['storage']): StoredBatch[] {
  try {
    return readBatches(storage?.getItem(BATCHES_KEY) ?? null);
  } catch {
    return [];
  }
}

function changeStored(change: (text: string | null) => string | null): Command {
  return (_dispatch, _getState, { storage }) => {
    try {
      const text = change(storage?.getItem(BATCHES_KEY) ?? null);
      if (text === null) storage?.removeItem(BATCHES_KEY);
      else storage?.setItem(BATCHES_KEY, text);
    } catch {
      // A reload then ends the batch, and what it recorded stays.
    }
  };
}
