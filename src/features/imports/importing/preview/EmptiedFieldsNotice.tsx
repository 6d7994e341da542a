import { LOSABLE_FIELDS } from '@/data/imports/merging/emptiedFields';
import type { Preview } from '@/data/imports/messages';
import * as texts from './texts';

/** Warns before existing payments lose values that the newer rows do not have. */
export function EmptiedFieldsNotice({ emptied }: Pick<NonNullable<Preview['update']>, 'emptied'>) {
  const fields = LOSABLE_FIELDS.flatMap((field) => {
    const count = emptied[field];
    return count === undefined ? [] : [texts.losesField(count, field)];
  });
  if (fields.length === 0) return null;
  return (
    <p>
      <strong>{fields.join(' ')}</strong> {texts.howToKeepFields}
    </p>
  );
}
