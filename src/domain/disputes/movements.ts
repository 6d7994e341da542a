import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { DisputeStatus } from './vocabulary';

/** Whether the money of a dispute is with the bank: while it is open, and after it was lost. */
export function takesMoney(status: DisputeStatus): boolean {
  return status === 'needs response' || status === 'under review' || status === 'lost';
}

/** A step of a dispute that moves money: taken from those who bear it, or returned to them. Cents, above 0. */
export type DisputeMovement = { time: LocalTime; amount: Cents; isReturned: boolean };

/** What a dispute of this status has moved since it was opened. Amounts are in cents. */
export function movementsOfStatus(status: DisputeStatus, amount: Cents, openedAt: LocalTime): DisputeMovement[] {
  const taken = { time: openedAt, amount, isReturned: false };
  if (status === 'won') return [taken, { ...taken, isReturned: true }];
  return takesMoney(status) ? [taken] : [];
}
