import { BANK_FIELDS } from '@/domain/merchants/bankFields';
import { isSame } from '@/lib/objects';

/** The nouns whose rows are edited. */
export const EDITED = ['merchant', 'integration'] as const;

/** The rules validate each of these together with the country, and with nothing else. */
const ADDRESS_FIELDS = ['country', 'state', 'zipCode', 'city'];

/**
 * Fields that the rules validate together. An edit of one of them writes all, so that two valid edits cannot combine to
 * an invalid row.
 */
const JOINT_FIELDS: readonly (readonly string[])[] = [
  ['merchantId', 'integrationName'],
  ['configurations', 'surchargeRate'],
  ADDRESS_FIELDS,
  ['status', 'statusReason', 'suspended', 'pastSuspensions'],
  BANK_FIELDS,
];

/** Suspension records repeat who changed the status and when, which the edit itself has. */
export const REPEATED_FIELDS = ['suspended', 'pastSuspensions'];

type Row = Readonly<Record<string, unknown>>;

/** Whether the rules validate two fields together. */
export const areJoint = (name: string, other: string): boolean =>
  JOINT_FIELDS.some((fields) => fields.includes(name) && fields.includes(other));

/**
 * The new values of the fields that an edit changed, and of the fields that are validated together with them. With the `newest`
 * row to which they apply, one field of an address is enough where all three rows have one country.
 */
export function editedFields<Fields extends object>(before: Fields, after: Fields, newest?: Fields): Partial<Fields> {
  const [old, edited] = [before as Row, after as Row];
  const names = Object.keys({ ...old, ...edited });
  const changed = new Set(names.filter((name) => !isSame(old[name], edited[name])));
  const isOneCountry = newest && [old, newest as Row].every(({ country }) => country === edited.country);
  const joint = JOINT_FIELDS.filter(
    (fields) => !(fields === ADDRESS_FIELDS && isOneCountry) && fields.some((name) => changed.has(name)),
  ).flat();
  const written = names.filter((name) => changed.has(name) || joint.includes(name));
  return Object.fromEntries(written.map((name) => [name, edited[name]])) as Partial<Fields>;
}

/** Applies the changed fields of an edit of an older row to the newest one. */
export function rowWithEdit<Fields extends object>(before: Fields, after: Fields, newest: Fields): Fields {
  return { ...newest, ...editedFields(before, after, newest) };
}

/** The fields that differ between two rows, with the values of the first row. */
export function differingFields(before: object, after: object | undefined): Record<string, unknown> {
  const [a, b] = [before as Row, (after ?? {}) as Row];
  const names = Object.keys({ ...a, ...b }).filter((name) => !isSame(a[name], b[name]));
  // A missing value becomes null, because undefined is not stored.
  return Object.fromEntries(names.map((name) => [name, a[name] ?? null]));
}

/**
 * The fields that another tab changed in a row during an edit, with their values: `others` are in effect, `replaced` were
 * overwritten by the edit. `before` and `after` are the row before and after the edit, and `newest` is the row with the
 * changes of the other tab. Both are undefined if there are no such fields.
 */
export function concurrentChanges<Fields extends object>(
  before: Fields,
  after: Fields,
  newest: Fields,
): { others?: Row | undefined; replaced?: Row | undefined } {
  const edited = editedFields(before, after, newest) as Record<string, unknown>;
  const changed = Object.entries(differingFields(newest, before)).filter(
    ([name, value]) => !REPEATED_FIELDS.includes(name) && !(name in edited && isSame(edited[name] ?? null, value)),
  );
  const [replaced, others] = [true, false].map((isReplaced) => {
    const fields = changed.filter(([name]) => name in edited === isReplaced);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  });
  return { others, replaced };
}
