import { withdrawRefund } from '@/commands/payments/recordPayments';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { useMoney } from '@/containers/money/Money';
import { withdrawalSchema } from '@/domain/payments/refunds/withdrawalSchema';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { RefusedDialog } from './RefusedDialog';
import * as texts from './withdrawTexts';

type Props = { transactionId: string; recordId: string };

/** Asks for the reason before a refund that no file confirmed is withdrawn. */
export function WithdrawRefundDialog({ transactionId, recordId }: Props) {
  const dispatch = useAppDispatch();
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  const form = useDraftForm(withdrawalSchema, { reason: '' }, useAppSelector(selectCurrency));
  const money = useMoney();
  const record = payment?.records.find(({ id }) => id === recordId);
  if (record?.kind !== 'refund' || payment?.confirmedIds.has(recordId))
    return <RefusedDialog title={texts.title} refusal={{ kind: 'refundConfirmed' }} />;
  return (
    <FormDialog
      title={texts.title}
      help="refunds"
      isNarrow
      isGrave
      saveLabel={texts.withdraw}
      form={form}
      onSave={({ reason }) => dispatch(withdrawRefund(transactionId, recordId, reason))}
    >
      <p>{texts.consequence(money(record.amount), transactionId)}</p>
      <FormField label={texts.reason} isRequired isMultiline {...fieldOf(form)('reason')} />
    </FormDialog>
  );
}
