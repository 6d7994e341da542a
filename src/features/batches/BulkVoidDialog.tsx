import * as form from '@/components/forms/form.module.scss';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { BatchDialog } from './BatchDialog';
import { useSelectedPositions } from './useSelectedPositions';
import * as texts from './texts';

const ACT: BatchAct = { isVoiding: true };

/** Voids the selected payments that are Pending. */
export function BulkVoidDialog() {
  const positions = useSelectedPositions();
  return (
    <BatchDialog title={texts.voidTitle} kind="void" positions={positions} act={ACT} reason="Other">
      <p className={form.wide}>{texts.voidQuestion}</p>
    </BatchDialog>
  );
}
