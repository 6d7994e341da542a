import { positionsOf, type RefundColumns } from '@/domain/payments/refunds/refundColumns';

/**
 * What the log of a workspace has under an id: the last change of it. A change may have more fields, which a later
 * version wrote; they stay with it.
 */
export type Change = {
  /** The position in the log, which assigns it while it stores the change. It is the one order of all changes. */
  readonly seq: number;
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
  /** The entry no longer counts: it was undone, withdrawn or removed. Its value stays. */
  readonly withdrawn?: true;
  /** The number of the format. A change without a number has format 1. */
  readonly schema?: number;
  /** Who made the change, and when, if a server says so. */
  readonly by?: { readonly id: string; readonly name: string };
  readonly at?: string;
};

/** A change that is to be stored. An erased one leaves nothing, because the operator decided so or it is damaged. */
export type Proposal = Omit<Change, 'seq'> | { kind: string; id: string; isErased: true };

/** The log cannot be reached now. What was proposed waits, and is proposed again when there are news. */
export class LogUnreachable extends Error {}

/** The log answers, but cannot store anything now, and its message says why. */
export class LogBusy extends LogUnreachable {}

/** A proposal that the log refuses, with a sentence that gives the reason. */
export type RefusedProposal = { kind: string; id: string; reason: string };

/** The log refuses these proposals for good, and has stored nothing of the call. */
export class ProposalsRefused extends Error {
  constructor(readonly refused: readonly RefusedProposal[]) {
    super(refused.map(({ reason }) => reason).join(' '));
  }
}

/** The last position of a log. `logId` is another one if the log was deleted since. Earlier versions have none. */
export type LogHead = { seq: number; logId?: string | undefined };

/** Refunds of a log that are still columns. `changeAt` makes the change of a row of the columns. */
export type RefundChanges<Made extends Change = Change> = { columns: RefundColumns; changeAt: (row: number) => Made };

/** All of these changes as objects, in the order of the log. */
export function allChanges<Made extends Pick<Change, 'seq'>>({
  changes,
  refunds = [],
}: {
  changes: readonly Made[];
  refunds?: readonly { columns: RefundColumns; changeAt: (row: number) => Made }[] | undefined;
}): readonly Made[] {
  if (refunds.length === 0) return changes;
  const made = refunds.flatMap(({ columns, changeAt }) => positionsOf(columns).map((row) => changeAt(row)));
  return [...changes, ...made].sort((a, b) => a.seq - b.seq);
}

/**
 * `refunds` are many further changes as columns, which only a whole reading may have. `isWhole` is set if earlier changes may be gone: then `changes` are all that the log has. `lacked` is set after the log
 * was restored from a backup: what this browser has seen of it, and the log lacks.
 */
export type LogReading = {
  changes: readonly Change[];
  refunds?: readonly RefundChanges[] | undefined;
  head: LogHead;
  isWhole: boolean;
  lacked?: readonly Change[] | undefined;
};

/**
 * The port of the log of one workspace. Every call may reject with the error of its storage.
 * `__tests__/backend/entryLogContract.ts` tests each adapter.
 */
export type EntryLog = {
  /**
   * The changes after a position, in order. Damaged ones are among them. Only with `mayBeColumns`, some of them may be in
   * `refunds` instead.
   */
  read: (after: LogHead, mayBeColumns?: boolean) => Promise<LogReading>;
  /**
   * Stores all proposals in their order, or none, and gives each record its position (`sequence`) unless it has one.
   * Positions rise, but not always by one. Returns undefined and stores nothing if the log has changes after
   * `seen`: the proposals have to be judged again by these.
   */
  propose: (proposals: readonly Proposal[], seen: LogHead) => Promise<Omit<LogReading, 'isWhole'> | undefined>;
  /** Keeps what a restored log lacks and nobody has decided about yet, for the next page of this browser. */
  keepLacked?: (changes: readonly Change[]) => Promise<void>;
  /** Deletes the whole log. */
  forget: () => Promise<void>;
  close: () => void;
};

/** `changes`: the log may have new ones. `rows`: another tab has changed or removed the workspace itself. */
export type News = 'changes' | 'rows';

/** The logs of all workspaces. */
export type EntryLogs = {
  /** False only if there is no log at all, so that no adapter has to be loaded. */
  isAny: () => Promise<boolean>;
  /** It is asynchronous, because an adapter loads when it is needed. */
  open: (workspaceId: string) => Promise<EntryLog>;
  /** Calls back after other tabs have written, until the returned function is called. Some news may be missed. */
  follow: (workspaceId: string, onNews: (news: News) => void) => () => void;
  /** Informs the other tabs that the rows of a workspace were changed, deleted or restored. */
  announceRows: (workspaceId: string) => void;
};
