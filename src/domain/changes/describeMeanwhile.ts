import { isSame } from '@/domain/isSame';
import type { Currency } from '@/domain/money/currency';
import { differingFields } from './differingFields';
import { editedFields, REPEATED_FIELDS } from './editedFields';
import { describeFields } from './editWords';

/**
 * Describes what another tab changed in a row during an edit; empty if nothing. `before` and `after` are the row before and after the
 * edit, and `newest` is the row with the changes of the other tab.
 */
export function describeMeanwhile<Fields extends object>(
  before: Fields,
  after: Fields,
  newest: Fields,
  currency: Currency,
): string {
  const own = editedFields(before, after) as Record<string, unknown>;
  const others = Object.entries(differingFields(newest, before)).filter(
    ([name, value]) => !REPEATED_FIELDS.includes(name) && !(name in own && isSame(own[name] ?? null, value)),
  );
  const [replaced, unchanged] = [true, false].map((isReplaced) =>
    describeFields(Object.fromEntries(others.filter(([name]) => name in own === isReplaced)), currency),
  );
  return [
    unchanged && `Changed in another tab meanwhile: ${unchanged}.`,
    replaced && `Your change replaced that of another tab: ${replaced}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
