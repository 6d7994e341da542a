import type { TransactionTable } from '@/data/tables/transactionTable';
import { joinDisputes, type Dispute, type DisputeRecord } from '@/domain/disputes/disputes';
import { recordedMovements } from '@/domain/disputes/recordedMovements';
import { isOpenDispute } from '@/domain/disputes/fileDisputes';
import { takesMoney } from '@/domain/disputes/movements';
import { disputeShares } from '@/domain/disputes/disputeShares';
import { SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { PARTIES, subtract } from '@/domain/payments/refunds/refundAllocation';
import { partnerIdOf, type PartyId } from '@/domain/statements/parties';
import type { PartMovement } from '@/domain/statements/postings/partMovements';
import type { PartyPosting } from '@/domain/statements/postings/postings';
import { termOf } from '@/lib/searching/searchColumns';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectDisputeRecords } from '@/slices/entities/recordSlices';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';

/** The columns that the shares of a dispute are derived from. */
type SharedColumns = Pick<TransactionTable, 'amountAt' | 'fees' | 'modelAt'>;

const NOTHING: Allocation = { merchant: 0, processor: 0, partner: 0, platform: 0 };

/** All disputes of known payments, those of files first. */
export const selectDisputes = createSelector(
  [selectTransactionTable, selectDisputeRecords],
  (table, records): readonly Dispute[] =>
    joinDisputes(table.fileDisputes?.() ?? [], Object.values(records)).filter(
      ({ transactionId }) => table.indexOf(transactionId) !== undefined,
    ),
);

/** The disputes by their payment. */
export const selectDisputesByPayment = createSelector(
  [selectDisputes],
  (disputes) => new Map(disputes.map((dispute) => [dispute.transactionId, dispute])),
);

/** Whether a payment cannot be refunded, because its dispute is open or lost. */
export function blocksRefund(dispute: Dispute | undefined): boolean {
  return dispute !== undefined && (takesMoney(dispute.status) || isOpenDispute(dispute.status));
}

/** What a dispute took from a payment and has not returned, in cents. */
export function takenBy(dispute: Dispute | undefined): Cents {
  return dispute && takesMoney(dispute.status) ? dispute.amount : 0;
}

/** Who bears a dispute and its fee under the charge model of its payment, in cents. Undefined for an unknown payment. */
export function sharesOfDispute(
  table: TransactionTable,
  { transactionId, amount, fee }: Pick<Dispute, 'transactionId' | 'amount' | 'fee'>,
) {
  const index = table.indexOf(transactionId);
  return index === undefined ? undefined : sharesAt(table, index, amount, fee);
}

function sharesAt(table: SharedColumns, index: number, amount: Cents, fee: Cents) {
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
      ...step,
      partyId: partyIds[party],
      amount: sign * shares[party],
      paymentId: dispute.transactionId,
      note: dispute.reason,
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
    parts: sign === 1 ? shares : subtract(NOTHING, shares),
  }));
}

function stepsOf(table: SharedColumns, index: number, dispute: Dispute, timeZone: string): SharedStep[] {
  const sharesOf = (amount: Cents, fee: Cents) => sharesAt(table, index, amount, fee);
  const { file, records, openedAt } = dispute;
  const ofFile = (file?.movements ?? []).map(({ time, amount, isReturned }): SharedStep => {
    const { shares } = sharesOf(amount, 0);
    return { kind: isReturned ? 'disputeWon' : 'dispute', sign: isReturned ? 1 : -1, shares, time };
  });
  const ofRecords = recordedMovements(dispute, timeZone).flatMap(
    ({ time, isReturned, record, isFirst }): SharedStep[] => {
      const { shares, feeShares } = { ...sharesOf(record.amount, record.fee), ...sharesIn(record) };
      const about = { time, recordedMoment: record };
      if (isReturned) return [{ kind: 'disputeWon', sign: 1, shares, ...about }];
      const taken: SharedStep = { kind: 'dispute', sign: -1, shares, ...about };
      return isFirst ? [taken, { kind: 'disputeFee', sign: -1, shares: feeShares, ...about }] : [taken];
    },
  );
  if (!file) return ofRecords;
  // A file that does not state the fee leaves it to the operator.
  const withFee = file.fee === undefined ? records.find(({ fee }) => fee > 0) : undefined;
  const shares = withFee?.feeShares ?? sharesOf(0, file.fee ?? withFee?.fee ?? 0).feeShares;
  const about = withFee ? { time: recordedTimeIn(timeZone, withFee), recordedMoment: withFee } : { time: openedAt };
  return [...ofFile, ...ofRecords, { kind: 'disputeFee', sign: -1, shares, ...about }];
}

/** The shares that a record decided. Earlier records have none. */
function sharesIn({ shares, feeShares }: DisputeRecord) {
  return { ...(shares && { shares }), ...(feeShares && { feeShares }) };
}
