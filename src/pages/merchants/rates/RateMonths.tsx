import { useDeferredValue, useMemo } from 'react';
import * as v from 'valibot';
import { MonthDifferences } from '@/containers/settings/MonthDifferences';
import { ratesDraftSchema, type RatesDraft } from '@/domain/fees/ratesDraft';
import { selectRateEffect } from '@/selectors/payments/rateEffect';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { subject: 'merchant' | 'integration'; subjectId: string; draft: RatesDraft };

/** The last months at the typed rates. Nothing is stored before the operator saves them. */
export function RateMonths({ subject, subjectId, draft }: Props) {
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
