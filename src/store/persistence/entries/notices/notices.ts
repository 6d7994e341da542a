import { LogBusy, type RefusedProposal } from '@/backend/entryLog';
import { isShared } from '@/domain/workspaces/shared';
import { recordsRefused } from '@/slices/persistenceSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { Conflict } from '@/store/persistence/entries/conflicts/decision';
import type { QuarantinedEntries } from '@/store/persistence/entries/hidden/quarantinedEntries';
import * as texts from '@/store/persistence/entries/hidden/restoredTexts';
import type { EntryDependencies } from '@/store/persistence/entries/dependencies';

/** Reports decisions of the database that differ from what was shown, because another tab was faster. */
export function createNotices(
  { dispatch, whenNewest }: Pick<EntryDependencies, 'dispatch' | 'whenNewest'>,
  { putPending }: Pick<QuarantinedEntries, 'putPending'>,
) {
  return async (conflicts: readonly Conflict[]): Promise<void> => {
    if (conflicts.length === 0) return;
    // A statement that another tab was faster to issue.
    for (const { kind, id, after, refused } of conflicts)
      if (refused === 'other') putPending({ journal: kind, id, value: after });
    const { notifyDecided } = await import(/* webpackChunkName: "undo" */ './notifyDecided');
    const notice = notifyDecided(conflicts);
    whenNewest(notice, () => dispatch(notice));
  };
}

/** Reports what the server of a team refuses, with its reasons. A row of a batch shows its reason in its results, too. */
export function createRefusedNotices({ dispatch, whenNewest }: Pick<EntryDependencies, 'dispatch' | 'whenNewest'>) {
  return (refused: readonly RefusedProposal[]): void => {
    const reasons = new Set(refused.map(({ reason }) => reason));
    const notice = toastShown({ title: texts.refused, text: [...reasons].join(' ') });
    const noted = recordsRefused(Object.fromEntries(refused.map(({ id, reason }) => [id, reason])));
    whenNewest(notice, () => {
      dispatch(noted);
      dispatch(notice);
    });
  };
}

/** Reports that changes wait because the log cannot store them now, and why: once, although they are proposed again and again. */
export function createBusyNotices({ dispatch }: Pick<EntryDependencies, 'dispatch'>) {
  let last: string | undefined;
  return (error?: unknown): void => {
    const reason = error instanceof LogBusy ? error.message : undefined;
    if (reason !== undefined && reason !== last) dispatch(toastShown({ title: texts.notStoredYet, text: reason }));
    last = reason;
  };
}

/**
 * Reports records that the rules reject, because a colleague was faster: who, when, and what is still possible. In a
 * workspace of this browser, the banner about damaged data says it.
 */
export function createRejectedNotices(
  { getState, dispatch, whenNewest }: Pick<EntryDependencies, 'getState' | 'dispatch' | 'whenNewest'>,
  { explain }: Pick<QuarantinedEntries, 'explain'>,
) {
  return (kind: string, values: readonly unknown[]): void => {
    if (!isShared(getState().workspace.own?.id ?? '') || values.length === 0) return;
    void import(/* webpackChunkName: "undo" */ './notifyRejected').then(({ notifyRejected }) => {
      const notice = notifyRejected(kind, values);
      whenNewest(notice, () => explain(kind, dispatch(notice)));
    });
  };
}

/** Reports that edits were not saved, because a later version had changed the same entries. */
export const notifyBlocked = () => toastShown({ title: texts.notSaved, text: texts.changedByNewer });

/** Reports that the entries of a deleted database are stored again. */
export const notifyRestored = () =>
  toastShown({
    title: texts.savedAgain,
    text: texts.storageWasDeleted,
  });
