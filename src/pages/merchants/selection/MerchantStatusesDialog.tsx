import { changeMerchantStatuses } from '@/commands/merchants';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { suspensionSchema } from '@/domain/merchants/merchantDraftSchema';
import type { MerchantStatus } from '@/domain/merchants/merchants';
import * as suspendTexts from '@/pages/merchants/suspendTexts';
import { selectMerchantsToChange } from '@/selectors/selection/selectedMerchants';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { status: MerchantStatus };

/** Changes the status of the selected merchants that have another one. A suspension needs a reason. */
export function MerchantStatusesDialog({ status }: Props) {
  const dispatch = useAppDispatch();
  const merchants = useAppSelector((state) => selectMerchantsToChange(state, status));
  const suspended = merchants.filter((merchant) => merchant.status === 'Suspended').length;
  const form = useDraftForm(suspensionSchema, { reason: '', alsoIntegrations: false }, useAppSelector(selectCurrency));
  const change = (reason?: string) =>
    dispatch(
      changeMerchantStatuses(
        merchants.map(({ id }) => id),
        status,
        reason,
      ),
    );
  const common = { title: texts.title(status), help: 'statuses' } as const;
  if (status !== 'Suspended') {
    return (
      <SubmitDialog
        {...common}
        submitLabel={texts.submit(status, merchants.length)}
        onSubmit={() => {
          change();
          dispatch(dialogClosed());
        }}
      >
        <p className="mb-0">{texts.consequence(status, merchants.length, suspended)}</p>
      </SubmitDialog>
    );
  }
  return (
    <FormDialog
      {...common}
      isNarrow
      isGrave
      saveLabel={texts.submit(status, merchants.length)}
      form={form}
      onSave={({ reason }) => change(reason)}
    >
      <p>
        {texts.suspended(merchants.length)} {suspendTexts.consequence} {texts.undoable}
      </p>
      <FormField
        label={suspendTexts.reason}
        isRequired
        isMultiline
        hint={suspendTexts.reasonHint}
        {...fieldOf(form)('reason')}
      />
    </FormDialog>
  );
}
