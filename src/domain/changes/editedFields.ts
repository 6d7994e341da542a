import { isSame } from '@/lib/isSame';

/**
 * Fields that the rules validate together (product, sections 6 and 7). An edit of one of them writes all, so that two valid edits
 * cannot combine to an invalid row.
 */
const JOINT_FIELDS = [
  ['merchantId', 'integrationName'],
  ['configurations', 'surchargeRate'],
  ['country', 'state', 'zipCode', 'city'],
  ['status', 'statusReason', 'suspended', 'pastSuspensions'],
];

/** Suspension records repeat who changed the status and when, which the edit itself has. */
export const REPEATED_FIELDS = ['suspended', 'pastSuspensions'];

type Row = Record<string, unknown>;

/** The new values of the fields that an edit changed, and of the fields that are validated together with them. */
export function editedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const [old, edited] = [before as Row, after as Row];
  const names = Object.keys({ ...old, ...edited });
  const changed = new Set(names.filter((name) => !isSame(old[name], edited[name])));
  const crossFile = JOINT_FIELDS.filter((fields) => fields.some((name) => changed.has(name))).flat();
  const written = names.filter((name) => changed.has(name) || crossFile.includes(name));
  return Object.fromEntries(written.map((name) => [name, edited[name]])) as Partial<Fields>;
}

/** Applies the changed fields of an edit of an older row to the newest one. */
export function rowWithEdit<Fields extends object>(before: Fields, after: Fields, newest: Fields): Fields {
  return { ...newest, ...editedFields(before, after) };
}
