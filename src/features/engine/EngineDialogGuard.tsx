import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { AnsweredArea } from './AnsweredArea';
import { selectUnknownSelected } from './questions';
import * as texts from './texts';

/** The dialogs that compute with all payments. */
const REFUSED: ReadonlySet<DialogRequest['kind']> = new Set<DialogRequest['kind']>([
  ...(['journal', 'lineSearch', 'payoutLines', 'cancelEvent', 'chargeModel', 'addRates', 'bringInReport'] as const),
]);

/** The dialogs whose first figures are computed from balances. */
const FROM_BALANCES: ReadonlySet<DialogRequest['kind']> = new Set<DialogRequest['kind']>([
  ...(['bulkRefund', 'bulkVoid', 'recordPayout', 'payoutRun', 'adjustment', 'openingBalances'] as const),
]);

type Props = { dialog: DialogRequest; children: ReactNode };

/** Replaces a dialog that would compute with the few payments that the page knows. */
export function EngineDialogGuard({ dialog, children }: Props) {
  if (FROM_BALANCES.has(dialog.kind)) return <AfterBalances key={dialog.kind}>{children}</AfterBalances>;
  if (!REFUSED.has(dialog.kind)) return children;
  return (
    <Dialog title={texts.notHere} isCompact dismiss="Close">
      <p className="mb-0">{texts.needsRows}</p>
    </Dialog>
  );
}

const selectAreBalancesKnown = (state: RootState) => {
  const { answer, isRunning } = state.engine?.slots.balances ?? {};
  return answer !== undefined && isRunning === false && selectUnknownSelected(state).length === 0;
};

/** Waits once for the answer. Later answers change the open dialog, and what is typed in it stays. */
function AfterBalances({ children }: { children: ReactNode }) {
  const areKnown = useAppSelector(selectAreBalancesKnown);
  const [isOpen, setIsOpen] = useState(areKnown);
  if (areKnown && !isOpen) setIsOpen(true);
  if (areKnown || isOpen) return children;
  return (
    <Dialog title={texts.balances} isCompact dismiss="Cancel">
      <AnsweredArea of="balances">{null}</AnsweredArea>
    </Dialog>
  );
}
