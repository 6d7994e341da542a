import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { recordLists } from '@/domain/entries/paymentEvents';
import type { Plan } from '@/domain/imports/plan';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectImportedWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

/** Restored when the operator returns to the import with Back. The files are read again. */
export type ImportDraft = {
  isUpdate?: boolean | undefined;
  /** The id of the new workspace. */
  newId: string;
  files: readonly File[];
  typed?: { file: string; name: string };
  plans: readonly Plan[];
};

/** Files update the open workspace unless the operator chooses a new one. */
export function useUpdated(before: ImportDraft | undefined) {
  const workspace = useAppSelector(selectImportedWorkspace);
  const events = useAppSelector(selectPaymentEvents);
  const [isUpdate, setIsUpdate] = useState(before?.isUpdate);
  const [newId] = useState(() => before?.newId ?? nanoid());
  const updatable = workspace && workspace.hash !== SAMPLE && !workspace.isInEngine ? workspace : undefined;
  return {
    /** Undefined if the operator did not choose. */
    isUpdate,
    setIsUpdate,
    /** The workspace that files can update. The demo data and the payments of an engine cannot be updated. */
    updatable,
    /** The workspace that files update. Undefined if they create a new one. */
    intoOf: (isConfirmed = isUpdate ?? true) => (isConfirmed ? updatable : undefined),
    /** The id of the new workspace exists early, because the file of rejected rows has it in its name. */
    newId,
    /** The refunds and voids of the open workspace. */
    recorded: () => [...recordLists(events)].flat(),
  };
}
