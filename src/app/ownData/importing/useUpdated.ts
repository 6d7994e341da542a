import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { selectPaymentRecords } from '@/slices/entities/paymentsSlice';
import { selectOwnWorkspace } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';

/** What comes back after Back: what the operator said, and the id of the workspace to be. */
export type Updated = { isUpdate?: boolean | undefined; newId: string };

/** Whether files update the open workspace: they do, unless the operator asks for a new one. */
export function useUpdated(before: Updated | undefined) {
  const own = useAppSelector(selectOwnWorkspace);
  const records = useAppSelector(selectPaymentRecords);
  const [isUpdate, setIsUpdate] = useState(before?.isUpdate);
  const [newId] = useState(() => before?.newId ?? nanoid());
  const updatable = own && own.hash !== SAMPLE ? own : undefined;
  return {
    /** Undefined where the operator did not say. */
    isUpdate,
    setIsUpdate,
    /** The workspace that files can update. */
    updatable,
    /** The one that files update; undefined where they make a new one. */
    intoOf: (isSaid = isUpdate ?? true) => (isSaid ? updatable : undefined),
    /** Of the workspace to be: known before, as the rows that are left out of it are saved before. */
    newId,
    /** What was recorded of the payments that are there. */
    recorded: () => Object.values(records).flat(),
  };
}
