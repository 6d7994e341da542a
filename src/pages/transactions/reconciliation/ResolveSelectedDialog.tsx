import { resolveDiscrepancies } from '@/commands/reconciliation';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { useMoney } from '@/containers/money/Money';
import { resolutionDraftSchema } from '@/domain/reconciliation/schema';
import { selectSelectedDiscrepancies, selectShownReport } from '@/selectors/reconciliation/reconciliationSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './resolveTexts';

/** Accepts the differences of the selected open discrepancies with one reason. */
export function ResolveSelectedDialog() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const report = useAppSelector(selectShownReport);
  const open = useAppSelector(selectSelectedDiscrepancies).filter(({ state }) => state === 'Open');
  const form = useDraftForm(resolutionDraftSchema, { withBreakId: '', reason: '' }, useAppSelector(selectCurrency));
  if (!report) return <MissingRowDialog title={texts.acceptSelected} noun={texts.noun} id="" />;
  const sum = open.reduce((total, { unresolvedAmount }) => total + unresolvedAmount, 0);
  return (
    <FormDialog
      title={texts.acceptSelected}
      help="discrepancies"
      isNarrow
      saveLabel={texts.acceptCount(open.length)}
      form={form}
      onSave={({ reason }) =>
        dispatch(
          resolveDiscrepancies(
            report.id,
            open.map(({ id }) => id),
            reason,
          ),
        )
      }
    >
      <p>{texts.acceptConsequence(open.length, money(sum), report.name)}</p>
      <FormField label={texts.reason} isRequired isMultiline hint={texts.reasonHint} {...fieldOf(form)('reason')} />
    </FormDialog>
  );
}
