import type { TransactionTable } from '@/data/tables/transactionTable';
import type { Dispute } from '@/domain/disputes/disputes';
import { disputeShares } from '@/domain/disputes/disputeShares';
import { recordedFee, recordedMovements } from '@/domain/disputes/recordedMovements';
import { SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { NO_SHARES, PARTIES, subtract } from '@/domain/payments/refunds/refundAllocation';
import { partnerIdOf, type PartyId } from '@/domain/statements/parties';
import type { PartMovement } from '@/domain/statements/postings/partMovements';
import type { PartyPosting } from '@/domain/statements/postings/postings';
import { termOf } from '@/lib/searching/searchColumns';
import { createSelector } from '@/selectors/createSelector';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { selectDisputes } from './disputeSelectors';
import { selectTransactionTable } from './tableSelectors';

/** The columns that the shares of a dispute are derived from. */
type SharedColumns = Pick<TransactionTable, 'amountAt' | 'fees' | 'modelAt'>;

/** Who bears a dispute and its fee under the charge model of its payment, in cents. Undefined for an unknown payment. */
export function sharesOfDispute(
  table: TransactionTable,
  { transactionId, amount, fee }: Pick<Dispute, 'transactionId' | 'amount' | 'fee'>,
) {
  const index = table.indexOf(transactionId);
  return index === undefined ? undefined : sharesAt(table, index, { amount, fee });
}

/** The same for the payment at an index. */
export function sharesAt(table: SharedColumns, index: number, { amount, fee }: Pick<Dispute, 'amount' | 'fee'>) {
  return disputeShares(amount, fee, allocationAt(table, index), table.modelAt?.(index) ?? SPECIFICATION_MODEL);
}

/** What disputes take from the parties and return to them, as lines of their statements. */
export const selectDisputePostings = createSelector(
  [selectTransactionTable, selectDisputes, selectWorkspaceTimeZone],
  (table, disputes, timeZone): readonly PartyPosting[] =>
    disputes.flatMap((dispute) => postingsOf(table, dispute, timeZone)),
);

/** One step of a dispute's money, in cents: what the parties lose (`sign` -1) or get back. */
type SharedStep = Pick<PartyPosting, 'time' | 'recordedMoment'> & {
  kind: PartyPosting['kind'];
  /** The reason of the dispute is the default. */
  note?: string;
  sign: 1 | -1;
  shares: Allocation;
};

/** Whose balance each part of a payment belongs to. */
export function partyIdsAt(table: TransactionTable, index: number): Record<keyof Allocation, PartyId> {
  return {
    merchant: table.merchantIdAt(index),
    processor: 'processor',
    partner: table.partners ? partnerIdOf(termOf(table.partners, index)) : 'partner',
    platform: 'platform',
  };
}

function postingsOf(table: TransactionTable, dispute: Dispute, timeZone: string): PartyPosting[] {
  const index = table.indexOf(dispute.transactionId);
  if (index === undefined) return [];
  const partyIds = partyIdsAt(table, index);
  return stepsOf(table, index, dispute, timeZone).flatMap(({ sign, shares, ...step }) =>
    PARTIES.filter((party) => shares[party] !== 0).map((party) => ({
      note: dispute.reason,
      ...step,
      partyId: partyIds[party],
      amount: sign * shares[party],
      paymentId: dispute.transactionId,
    })),
  );
}

/** What each party bears of a dispute and gets back, in cents, at the times of the lines on its statements. */
export function disputeMovements(
  table: SharedColumns,
  index: number,
  dispute: Dispute,
  timeZone: string,
): PartMovement[] {
  return stepsOf(table, index, dispute, timeZone).map(({ time, sign, shares }) => ({
    time,
    parts: sign === 1 ? shares : subtract(NO_SHARES, shares),
  }));
}

function stepsOf(table: SharedColumns, index: number, dispute: Dispute, timeZone: string): SharedStep[] {
  const sharesOf = (amount: Cents, fee: Cents) => sharesAt(table, index, { amount, fee });
  const { file, openedAt } = dispute;
  const ofFile = (file?.movements ?? []).map(({ time, amount, isReturned }): SharedStep => {
    const { shares } = sharesOf(amount, 0);
    return { kind: isReturned ? 'disputeWon' : 'dispute', sign: isReturned ? 1 : -1, shares, time };
  });
  const ofRecords = recordedMovements(dispute, timeZone).map(
    ({ time, amount, isReturned, record, taking }): SharedStep => {
      // Earlier records have no shares.
      const shares = taking?.shares ?? sharesOf(amount, 0).shares;
      return {
        kind: isReturned ? 'disputeWon' : 'dispute',
        sign: isReturned ? 1 : -1,
        shares,
        time,
        recordedMoment: record,
        // A returned amount has the label of a dispute that was won.
        ...(isReturned && record.status === 'prevented' && { note: `Prevented, ${dispute.reason}` }),
      };
    },
  );
  const charged = recordedFee(dispute, timeZone);
  const fee = file?.fee ?? charged?.record.fee;
  if (fee === undefined) return [...ofFile, ...ofRecords];
  const shares = charged?.record.feeShares ?? sharesOf(0, fee).feeShares;
  const about = charged ? { time: charged.time, recordedMoment: charged.record } : { time: openedAt };
  return [...ofFile, ...ofRecords, { kind: 'disputeFee', sign: -1, shares, ...about }];
}
