import { changeMerchantStatus } from '@/commands/merchants';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import * as fields from '@/components/forms/form.module.scss';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { classNames } from '@/components/page/classNames';
import { describeCount } from '@/domain/lists/paging';
import { suspensionSchema } from '@/domain/merchants/merchantDraftSchema';
import { selectMerchant } from '@/selectors/entitySelectors';
import { selectActiveIntegrations } from '@/selectors/merchantDetails';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './suspendTexts';

const TITLE = texts.title;

type Props = { merchantId: string };

/** Asks for the reason of a suspension, and whether to deactivate the integrations. */
export function SuspendMerchantDialog({ merchantId }: Props) {
  const dispatch = useAppDispatch();
  const merchant = useAppSelector((state) => selectMerchant(state, merchantId));
  const form = useDraftForm(suspensionSchema, { reason: '', alsoIntegrations: true }, useAppSelector(selectCurrency));
  const active = useAppSelector((state) => selectActiveIntegrations(state, merchantId)).length;
  if (!merchant) return <MissingRowDialog title={TITLE} noun="merchant" id={merchantId} />;

  return (
    <FormDialog
      title={TITLE}
      help="statuses"
      isNarrow
      saveLabel={texts.suspend}
      isGrave
      form={form}
      onSave={({ reason, alsoIntegrations }) =>
        dispatch(changeMerchantStatus(merchantId, 'Suspended', reason, alsoIntegrations))
      }
    >
      <p>
        <strong>{merchant.name}</strong>. {texts.consequence}
      </p>
      <FormField label={texts.reason} isRequired isMultiline hint={texts.reasonHint} {...fieldOf(form)('reason')} />
      {active > 0 && (
        <label className={classNames(fields.check, 'mt-3')}>
          <input type="checkbox" {...form.register('alsoIntegrations')} />
          {texts.alsoDeactivate(describeCount(active, 'active integration'))}
        </label>
      )}
    </FormDialog>
  );
}
