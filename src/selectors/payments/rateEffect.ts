import { addMonths, monthOf } from '@/domain/calendar/calendar';
import type { Day } from '@/domain/calendar/dates';
import { feeAtRate, ratesInEffect, type AgreedRate, type Rate } from '@/domain/fees/agreedRates';
import { platformPart, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import { startMonthDifferences, type MonthDifference } from '@/domain/statements/postings/partDifferences';
import { feesAt, refundedAt } from '@/domain/payments/recordedPayments';
import { allocationOfFees, subtract } from '@/domain/payments/refunds/refundAllocation';
import { FEE_PARTIES, type FeeParty } from '@/domain/payments/vocabulary';
import { movementDifferences, paymentMovements, withFees } from '@/domain/statements/postings/partMovements';
import { settlementAt } from '@/domain/statements/settlements';
import type { StatementTable } from '@/domain/statements/source';
import { createSelector } from '@/selectors/createSelector';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectToday, selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { disputeMovements } from './disputePostings';
import { selectDisputes } from './disputeSelectors';
import { selectRecordedPayments, selectTransactionTable, statementTableOf } from './tableSelectors';

/** In months, the current one included. */
const SHOWN_MONTHS = 6;

/** The settled payments of the subject in the last months, and what each party would have had more of them (cents). */
export type RateEffect = { payments: number; months: MonthDifference[] };

/**
 * What other rates of a merchant or an integration would have changed in the last six months: each fee at the rate
 * instead of the fee that was charged, after refunds and disputes, in the month of each line on the statements. A party without
 * a rate keeps its fee, who pays a fee follows the charge model, and the shares of recorded refunds and disputes stay. Rates of
 * an integration win over those of its merchant, so that they leave its payments as they were. One pass over the payments of
 * these months.
 */
export const selectRateEffect = createSelector(
  [
    ...([selectTransactionTable, selectRecordedPayments, selectDisputes, selectAgreedRates] as const),
    ...([selectToday, selectWorkspaceTimeZone] as const),
  ],
  (table, recorded, disputes, records, today, timeZone) =>
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
      const fees: Record<FeeParty, Cents[]> = { processor: [], partner: [], platform: [] };
      const now = statementTableOf(table, timeZone);
      const then = withFees(now, fees);
      /** Sets the fees of a payment at the rates. */
      const chargeAt = (index: number): Record<FeeParty, Cents> => {
        const charged = feesAt({ fees: table.chargedFees }, index);
        for (const party of FEE_PARTIES) {
          const rate = rates[party];
          if (rate) charged[party] = feeAtRate(table.amountAt(index), rate);
        }
        charged.platform = platformPart(charged, table.modelAt?.(index) ?? SPECIFICATION_MODEL);
        for (const party of FEE_PARTIES) fees[party][index] = charged[party];
        return charged;
      };
      let payments = 0;
      for (let index = 0; index < table.length; index += 1) {
        const date = table.dateAt(index);
        if (date < first) {
          if (table.isNewestFirst) break;
          continue;
        }
        if (!isConcerned(index, date) || settlementAt(table, recorded, index) !== 'settled') continue;
        payments += 1;
        const charged = chargeAt(index);
        if (refundedAt(table, recorded, index) > 0)
          months.add(
            movementDifferences(paymentMovements(now, recorded, index), paymentMovements(then, recorded, index)),
          );
        else {
          const parts = subtract(allocationOfFees(0, charged), allocationOfFees(0, feesAt(table, index)));
          months.add([{ time: date, parts }]);
        }
      }
      for (const dispute of disputes) {
        const index = table.indexOf(dispute.transactionId);
        if (index === undefined || table.dateAt(index) < first || !isConcerned(index, table.dateAt(index))) continue;
        chargeAt(index);
        const movementsOf = (of: StatementTable) => disputeMovements(of, index, dispute, timeZone);
        months.add(movementDifferences(movementsOf(now), movementsOf(then)));
      }
      return { payments, months: months.finish() };
    },
);
