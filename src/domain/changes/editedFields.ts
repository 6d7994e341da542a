import { isSame } from '@/domain/isSame';

/**
 * Fields that the rules judge together (product, sections 6 and 7). An edit of one of them writes all: of two edits that
 * each keep the rules, the fields of both then keep them too.
 */
const JOINT_FIELDS = [
  ['merchantId', 'integrationName'],
  ['configurations', 'surchargeRate'],
  ['country', 'state', 'zipCode', 'city'],
  ['status', 'statusReason', 'suspended', 'pastSuspensions'],
];

type Row = Record<string, unknown>;

/** The fields that an edit changed, as it left them, and the fields that are judged together with them. */
export function editedFields<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const [old, edited] = [before as Row, after as Row];
  const names = Object.keys({ ...old, ...edited });
  const changed = new Set(names.filter((name) => !isSame(old[name], edited[name])));
  const joint = JOINT_FIELDS.filter((fields) => fields.some((name) => changed.has(name))).flat();
  const written = names.filter((name) => changed.has(name) || joint.includes(name));
  return Object.fromEntries(written.map((name) => [name, edited[name]])) as Partial<Fields>;
}

/** The newest row with the fields that an edit of an older one changed. */
export function rowWithEdit<Fields extends object>(before: Fields, after: Fields, newest: Fields): Fields {
  return { ...newest, ...editedFields(before, after) };
}
