import type { Source } from '@/data/imports/sources';
import { kindOf } from '@/domain/imports/plan';
import type { FileProfile } from '@/domain/imports/profiles/fileProfile';
import { meaningOf } from '@/domain/imports/statusMeanings';

/**
 * Whether refunds of a file may have no time. Then they count on the newest day of the file, which has to be known before
 * the rows of one bucket are read.
 */
export function needsNewestDay({ plan }: Pick<Source, 'plan'>, profile: FileProfile): boolean {
  if (kindOf(plan) !== 'payments') return false;
  const words = [...profile.statuses.counts()].map(([word]) => word);
  return plan.columns.refunded !== undefined || words.some((word) => meaningOf(plan, word) === 'Refunded');
}
