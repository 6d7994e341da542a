import * as v from 'valibot';
import { isDay, type Day } from '@/domain/calendar/dates';
import { checkFields, type FieldRefusals } from '@/domain/fieldRefusals';
import { parseAmount, readPercent } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import { plainAmount, plainPercent } from '@/domain/money/money';
import { FEE_PARTIES, type FeeParty } from '@/domain/payments/vocabulary';
import type { AgreedRate, Rate } from './agreedRates';

/** The typed fields of agreed rates. A party without a percentage and an amount was not agreed. */
export type RatesDraft = Record<'since' | 'partnerName' | `${FeeParty}Percent` | `${FeeParty}Fixed`, string>;

/**
 * The rules of the form: a day that exists, readable rates, and at least one rate. The output has the rates in hundredths of
 * a percent and cents.
 */
export function ratesDraftSchema(currency: Currency) {
  const rateOf = (draft: RatesDraft, party: FeeParty) => {
    const [percentText, fixedText] = [draft[`${party}Percent`].trim(), draft[`${party}Fixed`].trim()];
    return {
      isTyped: percentText + fixedText !== '',
      percent: percentText === '' ? 0 : readPercent(percentText),
      fixed: fixedText === '' ? 0 : parseAmount(fixedText, currency).cents,
    };
  };
  return v.pipe(
    v.custom<RatesDraft>((draft) => typeof draft === 'object'),
    checkFields<RatesDraft>((draft) => {
      const refusals: FieldRefusals<RatesDraft> = isDay(draft.since) ? {} : { since: 'dayUnreadable' };
      for (const party of FEE_PARTIES) {
        const { percent, fixed } = rateOf(draft, party);
        if (percent === undefined) refusals[`${party}Percent`] = 'rateUnreadable';
        if (fixed === undefined || fixed < 0) refusals[`${party}Fixed`] = 'rateAmountUnreadable';
      }
      if (!FEE_PARTIES.some((party) => rateOf(draft, party).isTyped)) refusals.platformPercent = 'ratesMissing';
      return refusals;
    }),
    v.transform((draft) => {
      const rates: Partial<Record<FeeParty, Rate>> = {};
      for (const party of FEE_PARTIES) {
        const { isTyped, percent = 0, fixed = 0 } = rateOf(draft, party);
        if (isTyped) rates[party] = { percent, fixed };
      }
      return { since: draft.since, partnerName: draft.partnerName.trim() || undefined, ...rates };
    }),
  );
}

/** The fields of the form with agreed rates, or empty ones from a day on. */
export function draftOfRates(rates: AgreedRate | undefined, today: Day, currency: Currency): RatesDraft {
  const percentOf = (party: FeeParty) => (rates?.[party] ? plainPercent(rates[party].percent) : '');
  const fixedOf = (party: FeeParty) => (rates?.[party]?.fixed ? plainAmount(rates[party].fixed, currency) : '');
  return {
    since: rates?.since ?? today,
    partnerName: rates?.partnerName ?? '',
    platformPercent: percentOf('platform'),
    platformFixed: fixedOf('platform'),
    partnerPercent: percentOf('partner'),
    partnerFixed: fixedOf('partner'),
    processorPercent: percentOf('processor'),
    processorFixed: fixedOf('processor'),
  };
}
