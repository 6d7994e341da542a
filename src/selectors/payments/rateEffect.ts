import { addMonths, monthOf } from '@/domain/calendar/calendar';
import type { Day } from '@/domain/calendar/dates';
import { feeAtRate, ratesInEffect, type AgreedRate, type Rate } from '@/domain/fees/agreedRates';
import { platformPart, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import { startMonthDifferences, type MonthDifference } from '@/domain/payments/partDifferences';
import { feesAt, isPaidAt } from '@/domain/payments/recordedPayments';
import { FEE_PARTIES, type FeeParty } from '@/domain/payments/vocabulary';
import { createSelector } from '@/selectors/createSelector';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectToday } from '@/slices/workspaceSlice';
import { selectChargeModels, selectRecordedPayments, selectTransactionTable } from './tableSelectors';

/** In months, the current one included. */
const SHOWN_MONTHS = 6;

/** The paid payments of the subject in the last months, and what each party would have had more of them (cents). */
export type RateEffect = { payments: number; months: MonthDifference[] };

/**
 * What other rates of a merchant or an integration would have changed in the last six months: each fee at the rate
 * instead of the fee that was charged, before refunds and disputes. A party without a rate keeps its fee, and who pays a
 * fee follows the charge model. Rates of an integration win over those of its merchant, so that they leave its payments
 * as they were. One pass over the payments of these months.
 */
export const selectRateEffect = createSelector(
  [selectTransactionTable, selectRecordedPayments, selectChargeModels, selectAgreedRates, selectToday],
  (table, recorded, models, records, today) =>
    (
      { subject, subjectId }: Pick<AgreedRate, 'subject' | 'subjectId'>,
      rates: Partial<Record<FeeParty, Rate>>,
    ): RateEffect => {
      const months = startMonthDifferences();
      const first = `${monthOf(addMonths(today, 1 - SHOWN_MONTHS))}-01`;
      const startOf = new Map<string, Day>();
      for (const rate of ratesInEffect(Object.values(records)).reverse())
        if (rate.subject === 'integration') startOf.set(rate.subjectId, rate.since);
      const isConcerned = (index: number, date: string): boolean => {
        const integrationId = table.integrationIdAt(index) ?? '';
        if (subject === 'integration') return integrationId === subjectId;
        const since = startOf.get(integrationId);
        return table.merchantIdAt(index) === subjectId && (since === undefined || date < since);
      };
      let payments = 0;
      for (let index = 0; index < table.length; index += 1) {
        const date = table.dateAt(index);
        if (date < first) {
          if (table.isNewestFirst) break;
          continue;
        }
        if (!isConcerned(index, date) || !isPaidAt(table, recorded, index)) continue;
        payments += 1;
        const amount = table.amountAt(index);
        const model = models?.modelOf(table.merchantIdAt(index), table.integrationIdAt(index)) ?? SPECIFICATION_MODEL;
        const now = feesAt({ fees: table.chargedFees }, index);
        const then = { ...now };
        for (const party of FEE_PARTIES) {
          const rate = rates[party];
          if (rate) then[party] = feeAtRate(amount, rate);
        }
        const more = {
          processor: then.processor - now.processor,
          partner: then.partner - now.partner,
          platform: platformPart(then, model) - platformPart(now, model),
        };
        const month = date.slice(0, 7);
        for (const party of FEE_PARTIES) months.add(month, party, more[party]);
        months.add(month, 'merchant', 0 - more.processor - more.partner - more.platform);
      }
      return { payments, months: months.finish() };
    },
);
