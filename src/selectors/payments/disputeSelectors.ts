import type { TransactionTable } from '@/data/tables/transactionTable';
import { joinDisputes, recordedMovements, type Dispute } from '@/domain/disputes/disputes';
import { isOpenDispute } from '@/domain/disputes/fileDisputes';
import { takesMoney } from '@/domain/disputes/movements';
import { disputeShares, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { Cents } from '@/domain/money/money';
import type { Allocation } from '@/domain/money/split';
import { allocationAt } from '@/domain/payments/recordedPayments';
import { PARTIES } from '@/domain/payments/refundAllocation';
import { partnerIdOf, type PartyId } from '@/domain/statements/parties';
import type { PartyPosting } from '@/domain/statements/postings/postings';
import { termOf } from '@/lib/searching/matching';
import { createSelector } from '@/selectors/createSelector';
import { selectTransactionTable } from '@/selectors/payments/tableSelectors';
import { selectDisputeRecords } from '@/slices/entities/recordSlices';

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
  if (index === undefined) return undefined;
  return disputeShares(amount, fee, allocationAt(table, index), table.modelAt?.(index) ?? SPECIFICATION_MODEL);
}

/** What disputes take from the parties and return to them, as lines of their statements. */
export const selectDisputePostings = createSelector(
  [selectTransactionTable, selectDisputes],
  (table, disputes): readonly PartyPosting[] => disputes.flatMap((dispute) => postingsOf(table, dispute)),
);

function postingsOf(table: TransactionTable, dispute: Dispute): PartyPosting[] {
  const index = table.indexOf(dispute.transactionId);
  if (index === undefined) return [];
  const partyIds: Record<keyof Allocation, PartyId> = {
    merchant: table.merchantIdAt(index),
    processor: 'processor',
    partner: table.partners ? partnerIdOf(termOf(table.partners, index)) : 'partner',
    platform: 'platform',
  };
  const post = (
    kind: PartyPosting['kind'],
    shares: Allocation,
    sign: 1 | -1,
    about: Pick<PartyPosting, 'time' | 'recordedMoment'>,
  ): PartyPosting[] =>
    PARTIES.filter((party) => shares[party] !== 0).map((party) => ({
      kind,
      partyId: partyIds[party],
      amount: sign * shares[party],
      paymentId: dispute.transactionId,
      note: dispute.reason,
      ...about,
    }));
  const ofFile = (dispute.file?.movements ?? []).flatMap(({ time, amount, isReturned }) => {
    const shares = sharesOfDispute(table, { ...dispute, amount, fee: 0 })?.shares;
    if (!shares) return [];
    return isReturned ? post('disputeWon', shares, 1, { time }) : post('dispute', shares, -1, { time });
  });
  const recorded = recordedMovements(dispute).flatMap(({ time, isReturned, record, isFirst }) => {
    const calculated = sharesOfDispute(table, { ...dispute, amount: record.amount, fee: record.fee });
    const shares = record.shares ?? calculated?.shares;
    const feeShares = record.feeShares ?? calculated?.feeShares;
    if (!shares || !feeShares) return [];
    const about = { time, recordedMoment: record };
    if (isReturned) return post('disputeWon', shares, 1, about);
    return [...post('dispute', shares, -1, about), ...(isFirst ? post('disputeFee', feeShares, -1, about) : [])];
  });
  const { file } = dispute;
  const ofFileFee = file?.fee === undefined ? undefined : sharesOfDispute(table, { ...dispute, fee: file.fee });
  if (file && ofFileFee)
    return [...ofFile, ...recorded, ...post('disputeFee', ofFileFee.feeShares, -1, { time: file.openedAt })];
  // A file that does not state the fee leaves it to the operator.
  const withFee = file && dispute.records.find(({ fee }) => fee > 0);
  const feeShares = withFee && (withFee.feeShares ?? sharesOfDispute(table, withFee)?.feeShares);
  const fee = feeShares ? post('disputeFee', feeShares, -1, { time: withFee.recordedAt, recordedMoment: withFee }) : [];
  return [...ofFile, ...recorded, ...fee];
}
