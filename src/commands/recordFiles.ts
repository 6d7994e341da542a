import type { AgreedRate } from '@/domain/fees/agreedRates';
import { describeCount } from '@/domain/lists/paging';
import { formatMoney } from '@/domain/money/money';
import type { PastPayout } from '@/domain/recordFiles/payoutsOfFile';
import type { FileRates } from '@/domain/recordFiles/ratesOfFile';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { earnedOf } from '@/domain/statements/balances';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { payoutsRecorded, payoutsRemoved, selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { agreedRatesSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { dispatchIfAccepted, recordAll, type Command } from './command';
import * as texts from './texts/recordFileTexts';

/**
 * Records the past payouts of a file (cents), also above what was available, because the bank has paid them. Their
 * reason names the file. Returns false if nothing is recorded.
 */
export function recordPastPayouts(payouts: readonly PastPayout[], fileName: string): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const { id, ...stamp } = createAuditStamp(clock);
    const balances = new Map(selectBalances(state).map((balance) => [balance.partyId, balance]));
    const records = payouts.map((payout, index): Payout => ({
      ...payout,
      id: `${id}-${index}`,
      earned: earnedOf(balances.get(payout.partyId)),
      reason: texts.importedFrom(fileName),
      ...stamp,
      ruleVersion: RULE_VERSION,
    }));
    const sum = payouts.reduce((total, { amount }) => total + amount, 0);
    const toast = {
      title: texts.payoutsImported,
      text: texts.paid(describeCount(payouts.length, 'payout'), formatMoney(sum, selectCurrency(state))),
      undo: payoutsRemoved(records.map((record) => record.id)),
    };
    return dispatch(dispatchIfAccepted(payoutsRecorded(records), selectPayoutRecords, toast));
  };
}

/** Records the agreed rates of a file. Returns false if nothing is recorded. */
export function recordRates(rates: readonly FileRates[]): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const { id, ...stamp } = createAuditStamp(clock);
    const records = rates.map((agreed, index): AgreedRate => ({ ...agreed, ...stamp, id: `${id}-${index}` }));
    const text = texts.agreements(describeCount(records.length, 'agreement'));
    return dispatch(recordAll(agreedRatesSlice, records, { title: texts.ratesImported, text }));
  };
}
