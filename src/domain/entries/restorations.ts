import { compareRecorded } from '@/domain/calendar/recorded';
import type { Reversal } from '@/domain/changes/records';
import { mayRecordStep } from '@/domain/disputes/judgeDispute';
import type { RestorationRefusal } from '@/domain/refusals';
import type { Entries } from './fold';

type Plain = Pick<Entries, 'chargeModels' | 'adjustments' | 'agreedRates' | 'notes' | 'disputes'>;

/**
 * Why a withdrawn charge model, opening balance, rate, note or step of a dispute may not be restored beside the records
 * that count now: a later model of its subject counts, what was paid out before is answered again, its former version has
 * another newer one, or the dispute went another way. Undefined if it may, and for kinds whose own rules decide. The page
 * and the team server ask it.
 */
export function restorationRefusal(
  { of, record }: Pick<Reversal, 'of' | 'record'>,
  now: Plain,
): RestorationRefusal | undefined {
  if (!record) return undefined;
  switch (of) {
    case 'chargeModels': {
      const { subject, subjectId } = record as Plain['chargeModels'][string];
      const later = Object.values(now.chargeModels).find(
        (other) => other.subject === subject && other.subjectId === subjectId && compareRecorded(other, record) > 0,
      );
      return later && { reason: 'laterModelSaved', excludedBy: later.id };
    }
    case 'adjustments': {
      const adjustment = record as Plain['adjustments'][string];
      if (adjustment.kind !== 'opening') return undefined;
      const answer = Object.values(now.adjustments).find(
        (other) => other.kind === 'opening' && answerOf(other) !== answerOf(adjustment),
      );
      return answer && { reason: 'openingAnswered', excludedBy: answer.id };
    }
    case 'agreedRates':
    case 'notes': {
      const { replaces, withdraws } = record as Plain['notes'][string];
      const former = replaces ?? withdraws;
      const others: readonly { id: string; replaces?: string | undefined; withdraws?: string | undefined }[] =
        Object.values(now[of]);
      const version =
        former === undefined ? undefined : others.find((other) => (other.replaces ?? other.withdraws) === former);
      return version && { reason: 'otherVersionSaved', excludedBy: version.id };
    }
    case 'disputes': {
      const step = record as Plain['disputes'][string];
      const steps = Object.values(now.disputes).filter(({ transactionId }) => transactionId === step.transactionId);
      const last = steps.sort(compareRecorded).at(-1);
      if (!last || mayRecordStep(step, steps)) return undefined;
      return { reason: 'laterStepRecorded', excludedBy: last.id };
    }
    case 'payments':
    case 'payouts':
    case 'statements':
    case 'reconciliation':
    case 'assignments':
      return undefined;
    default:
      return of satisfies never;
  }
}

/** The balances of one answer share the first part of their ids. */
function answerOf({ id, partyId }: { id: string; partyId: string }): string {
  return id.endsWith(`-${partyId}`) ? id.slice(0, -1 - partyId.length) : id;
}
