import { isSame } from '@/domain/isSame';
import type { Currency } from '@/domain/money/currency';
import { differingFields } from './differingFields';
import { editedFields } from './editedFields';
import { REPEATED_FIELDS } from './editChanges';
import { describeFields } from './editWords';

/**
 * What another tab changed in a row while an edit of it was made, in sentences: what stays, and what the edit replaced. Empty
 * where nothing did. `before` and `after` are the row as the edit began and as it left it, `newest` is the row that it met.
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
