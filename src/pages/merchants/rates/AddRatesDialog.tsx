import { useState, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { agreeOnRates } from '@/commands/payments/agreedRates';
import * as fields from '@/components/forms/form.module.scss';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { MonthDifferences } from '@/containers/settings/MonthDifferences';
import { draftOfRates, ratesDraftSchema, type RatesDraft } from '@/domain/fees/ratesDraft';
import { selectRateEffect } from '@/selectors/payments/rateEffect';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RATE_PARTIES } from './rateParties';
import * as texts from './texts';

type Props = { subject: 'merchant' | 'integration'; subjectId: string; replaces?: string };

/**
 * Asks for the rates that a merchant or an integration agreed to from a day on. With `replaces`, it edits that record: the
 * former version stays in the audit trail.
 */
export function AddRatesDialog({ subject, subjectId, replaces }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const former = useAppSelector(selectAgreedRates)[replaces ?? ''];
  const [first] = useState(() => draftOfRates(former, today, currency));
  const form = useDraftForm(ratesDraftSchema(currency), first, currency);
  const draft = useWatch({ control: form.control, compute: (typed) => typed });
  const of = fieldOf(form);
  return (
    <FormDialog
      title={former ? texts.editRates : texts.addRates}
      help="agreedRates"
      saveLabel={texts.save}
      form={form}
      onSave={(rates) =>
        dispatch(agreeOnRates({ subject, subjectId, ...rates, ...(former && { replaces: former.id }) }))
      }
    >
      <div className={fields.grid}>
        <FormField label={texts.since} type="date" isRequired {...of('since')} />
        <FormField label={texts.partnerName} {...of('partnerName')} />
        {RATE_PARTIES.map((party) => [
          <FormField
            key={`${party} percent`}
            label={texts.percentOf(party)}
            inputMode="decimal"
            {...of(`${party}Percent`)}
          />,
          <FormField
            key={`${party} fixed`}
            label={texts.fixedOf(party)}
            inputMode="decimal"
            {...of(`${party}Fixed`)}
          />,
        ])}
      </div>
      <RateMonths subject={subject} subjectId={subjectId} draft={draft} />
    </FormDialog>
  );
}

type RateMonthsProps = { subject: 'merchant' | 'integration'; subjectId: string; draft: RatesDraft };

/** The last months at the typed rates. Nothing is stored before the operator saves them. */
function RateMonths({ subject, subjectId, draft }: RateMonthsProps) {
  const currency = useAppSelector(selectCurrency);
  const effectOf = useAppSelector(selectRateEffect);
  const typed = useDeferredValue(draft);
  const effect = useMemo(() => {
    const rates = v.safeParse(ratesDraftSchema(currency), typed);
    return rates.success ? effectOf({ subject, subjectId }, rates.output) : undefined;
  }, [currency, effectOf, subject, subjectId, typed]);
  return (
    <section className="mt-3" aria-live="polite">
      <h3>{texts.effect}</h3>
      {!effect && <p>{texts.enterRates}</p>}
      {effect && <p>{effect.payments === 0 ? texts.noPayments : texts.paymentsAtRates(effect.payments)}</p>}
      {effect && effect.payments > 0 && <MonthDifferences months={effect.months} />}
    </section>
  );
}
