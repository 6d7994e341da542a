import { compareRecorded } from '@/domain/calendar/recorded';
import type { Reversal } from '@/domain/changes/records';
import type { Entries } from './fold';

/** Why a withdrawn record stays withdrawn. */
export type RestorationRefusal = 'laterModelSaved' | 'openingAnswered' | 'otherVersionSaved';

type Plain = Pick<Entries, 'chargeModels' | 'adjustments' | 'agreedRates' | 'notes'>;

/**
 * Why a withdrawn charge model, opening balance, rate or note may not be restored beside the records that count now:
 * a later model of its subject counts, what was paid out before is answered again, or its former version has another
 * newer one. Undefined if it may, and for kinds whose own rules decide.
 */
export function restorationRefusal({ of, record }: Reversal, now: Plain): RestorationRefusal | undefined {
  if (!record) return undefined;
  switch (of) {
    case 'chargeModels': {
      const { subject, subjectId } = record as Plain['chargeModels'][string];
      const others = Object.values(now.chargeModels).filter(
        (other) => other.subject === subject && other.subjectId === subjectId,
      );
      return others.some((other) => compareRecorded(other, record) > 0) ? 'laterModelSaved' : undefined;
    }
    case 'adjustments': {
      const adjustment = record as Plain['adjustments'][string];
      const openings = Object.values(now.adjustments).filter(({ kind }) => kind === 'opening');
      const isAnswered = openings.some((other) => answerOf(other) !== answerOf(adjustment));
      return adjustment.kind === 'opening' && isAnswered ? 'openingAnswered' : undefined;
    }
    case 'agreedRates':
    case 'notes': {
      const { replaces, withdraws } = record as Plain['notes'][string];
      const former = replaces ?? withdraws;
      const others: readonly { replaces?: string | undefined; withdraws?: string | undefined }[] = Object.values(
        now[of],
      );
      const isReplaced = former !== undefined && others.some((other) => (other.replaces ?? other.withdraws) === former);
      return isReplaced ? 'otherVersionSaved' : undefined;
    }
    case 'payments':
    case 'payouts':
    case 'statements':
    case 'reconciliation':
    case 'disputes':
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
