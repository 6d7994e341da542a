import type { InferOutput } from 'valibot';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Cents } from '@/domain/money/money';
import { groupBy } from '@/lib/byKey';
import { takesMoney, type DisputeMovement } from './movements';
import type { disputeRecordSchema, statedDisputeSchema } from './schema';

/** One step of a dispute: its opening, its evidence, its acceptance or its result. */
export type DisputeRecord = InferOutput<typeof disputeRecordSchema>;

/** A dispute as a file states it. */
export type StatedDispute = InferOutput<typeof statedDisputeSchema>;

/** A dispute of a file. Its movements are those of the file, in the order of their times. */
export type FileDispute = StatedDispute & { movements: readonly DisputeMovement[] };

/** A dispute of a payment, from a file, from records, or from both. */
export type Dispute = Omit<FileDispute, 'movements'> & {
  fee: Cents;
  networkCode: string;
  /** The records about it in the order of the log. */
  records: readonly DisputeRecord[];
  /** Undefined if no file has it. */
  file?: FileDispute | undefined;
};

/** The position of the step, in the order of the log, with which the bank takes the money; -1 if none does. */
export const takingOf = (steps: readonly DisputeRecord[]): number =>
  steps.findIndex(({ status }) => takesMoney(status));

/**
 * The disputes of files and records, each once. A record about a dispute of a file adds what the operator knows; a result
 * in the file (won or lost) counts more than an earlier record.
 */
export function joinDisputes(ofFiles: readonly FileDispute[], records: readonly DisputeRecord[]): Dispute[] {
  const byId = groupBy([...records].sort(compareRecorded), ({ disputeId }) => disputeId);
  const known = new Set(ofFiles.map(({ id }) => id));
  const joined = ofFiles.map((file): Dispute => {
    const { movements: _movements, ...dispute } = file;
    const steps = byId.get(file.id) ?? [];
    const last = steps.at(-1);
    const isFinal = file.status === 'won' || file.status === 'lost';
    return {
      ...dispute,
      status: last && !isFinal ? last.status : file.status,
      evidenceDue: last?.evidenceDue ?? file.evidenceDue,
      fee: file.fee ?? last?.fee ?? 0,
      networkCode: last?.networkCode ?? '',
      records: steps,
      file,
    };
  });
  const recorded = [...byId].flatMap(([id, steps]): Dispute[] => {
    const [first, last] = [steps[0], steps.at(-1)];
    if (!first || !last || known.has(id)) return [];
    const { transactionId, reason, networkCode, openedAt } = first;
    const { status, evidenceDue } = last;
    const { amount } = steps[takingOf(steps)] ?? last;
    const fee = steps.find((step) => step.fee > 0)?.fee ?? 0;
    return [{ id, transactionId, amount, fee, status, reason, networkCode, openedAt, evidenceDue, records: steps }];
  });
  return [...joined, ...recorded];
}
