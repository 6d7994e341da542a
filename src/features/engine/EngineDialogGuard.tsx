import type { ReactNode } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { dialogClosed, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

/** The dialogs that compute with all payments, and that of an import into the browser. */
const REFUSED: Partial<Record<DialogRequest['kind'], string>> = {
  journal: texts.needsRows,
  lineSearch: texts.needsRows,
  payoutLines: texts.needsRows,
  cancelEvent: texts.needsRows,
  chargeModel: texts.needsRows,
  addRates: texts.needsRows,
  bringInReport: texts.needsRows,
  importFile: texts.arrivesAtEngine,
};

type Props = { dialog: DialogRequest; children: ReactNode };

/** Replaces a dialog that would compute with the few payments that the page knows. */
export function EngineDialogGuard({ dialog, children }: Props) {
  const dispatch = useAppDispatch();
  const refusal = REFUSED[dialog.kind];
  if (refusal === undefined) return children;
  return (
    <Dialog title={texts.notHere} isCompact dismiss="Close" onClose={() => dispatch(dialogClosed())}>
      <p className="mb-0">{refusal}</p>
    </Dialog>
  );
}
