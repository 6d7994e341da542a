import type { RestorationRefusal } from '@/domain/refusals';

/** Why a withdrawn record stays withdrawn, as the page and the team server say it. */
export const RESTORATION_REASONS: Record<RestorationRefusal['reason'], string> = {
  laterModelSaved: 'A later charge model counts. Save these settings again instead.',
  openingAnswered: 'Other opening balances count now.',
  otherVersionSaved: 'Another version was saved since.',
  laterStepRecorded: 'Another step of this dispute, or another dispute of the payment, was recorded since.',
};
