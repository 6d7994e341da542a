import { concurrentChanges } from '@/domain/changes/editedFields';
import { describeFields } from '@/domain/changes/fieldLabels';
import { describeCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';

// Commands and persistence show the same toasts, and both may import slices.

/** Who else edits a workspace of a team. */
export const colleague = 'a colleague';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Describes what another tab or a colleague (`who`) changed in a row during an edit; empty if nothing. `before` and
 * `after` are the row before and after the edit, and `newest` is the row with the other changes.
 */
export function describeConcurrentChanges<Fields extends object>(
  before: Fields,
  after: Fields,
  newest: Fields,
  currency: Currency,
  who = 'another tab',
): string {
  const { others, replaced } = concurrentChanges(before, after, newest);
  return [
    others && `${capitalized(who)} also changed ${describeFields(others, currency)}.`,
    replaced && `You replaced a change from ${who}: ${describeFields(replaced, currency)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

export const merchantAdded = 'Merchant added';
export const integrationAdded = 'Integration added';

export const notRecorded = 'Not recorded';

export const statementsIssued = (count: number) => (count === 1 ? 'Statement issued' : 'Statements issued');
export function describeIssued(numbers: readonly string[]): string {
  const [only] = numbers;
  if (numbers.length === 1 && only)
    return `Statement ${only} is issued. An issued statement doesn't change: later changes appear as corrections on the next statement. You can withdraw it until you issue a later one.`;
  return `${describeCount(numbers.length, 'statement')} are issued. Issued statements don't change: later changes appear as corrections on the next statements. You can withdraw a statement until you issue a later one.`;
}

/** Another tab or a colleague issued or withdrew these statements, or statements that share their days, first. */
export function describeRefused(numbers: readonly string[], who = 'another tab'): string {
  const [only] = numbers;
  const object = numbers.length === 1 && only ? only : describeCount(numbers.length, 'statement');
  return `${capitalized(who)} changed ${object} or issued days of ${numbers.length === 1 ? 'its' : 'their'} period first.`;
}
