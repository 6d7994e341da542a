import { useState } from 'react';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import * as fields from '@/components/forms/form.module.scss';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { ratesDraftSchema, type RatesDraft } from '@/domain/fees/ratesDraft';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RATE_PARTIES } from './rateParties';
import * as texts from './texts';

type Props = { subject: 'merchant' | 'integration'; subjectId: string };

/** Asks for the rates that a merchant or an integration agreed to from a day on. */
export function AddRatesDialog({ subject, subjectId }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const [first] = useState<RatesDraft>({
    since: today,
    partnerName: '',
    platformPercent: '',
    platformFixed: '',
    partnerPercent: '',
    partnerFixed: '',
    processorPercent: '',
    processorFixed: '',
  });
  const form = useDraftForm(ratesDraftSchema(currency), first, currency);
  const of = (field: keyof RatesDraft) => ({
    field: form.register(field),
    message: form.formState.errors[field]?.message,
  });
  return (
    <FormDialog
      title={texts.addRates}
      help="agreedRates"
      isNarrow
      saveLabel={texts.save}
      form={form}
      onSave={(rates) => dispatch(agreeOnRates({ subject, subjectId, ...rates }))}
      onClose={() => dispatch(dialogClosed())}
    >
      <div className={fields.grid}>
        <FormField label={texts.since} type="date" isRequired {...of('since')} />
        <FormField label={texts.partnerName} {...of('partnerName')} />
        {RATE_PARTIES.map((party) => [
          <FormField
            key={`${party} percent`}
            label={texts.percentOf[party]}
            inputMode="decimal"
            {...of(`${party}Percent`)}
          />,
          <FormField
            key={`${party} fixed`}
            label={texts.fixedOf[party]}
            inputMode="decimal"
            {...of(`${party}Fixed`)}
          />,
        ])}
      </div>
    </FormDialog>
  );
}
