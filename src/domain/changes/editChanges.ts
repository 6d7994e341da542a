import { compareRecorded } from '@/domain/calendar/recorded';
import type { Integration } from '@/domain/integrations/integrations';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Currency } from '@/domain/money/currency';
import type { Change, Names } from './changes';
import { describeFields } from './editWords';
import type { Edit } from './edits';

/** Fields that tell again who suspended a merchant and when, as its edits do. */
export const REPEATED_FIELDS = ['suspended', 'pastSuspensions'];

type Row = Record<string, unknown>;

/** The edits of merchants and integrations: what they became stands in the next edit of the field, or in the row. */
export function editChanges(
  edits: readonly Edit[],
  rows: { merchants: ReadonlyMap<string, Merchant>; integrations: ReadonlyMap<string, Integration> },
  nameOf: Names,
  currency: Currency,
): Change[] {
  // By row: how it stood after the edit that is told; undefined while it was not there.
  const standing = new Map<string, Row | undefined>();
  const newestFirst = [...edits].sort((one, other) => compareRecorded(other, one));
  return newestFirst.map((edit): Change => {
    const { subject, rowId, before } = edit;
    const key = `${subject} ${rowId}`;
    const now: object | undefined = (subject === 'merchant' ? rows.merchants : rows.integrations).get(rowId);
    const became = standing.has(key) ? standing.get(key) : (now as Row | undefined);
    const was = before === null ? undefined : { ...became, ...before };
    standing.set(key, was);
    const { id, recordedAt: at, recordedBy: by, zone } = edit;
    const known = became ?? was ?? {};
    const merchantId = textOf(subject === 'merchant' ? rowId : known.merchantId);
    return {
      id,
      kind: 'Edits',
      at,
      by,
      zone,
      about: textOf(subject === 'merchant' ? known.name : known.integrationName) ?? rowId,
      merchantId,
      merchantName: merchantId === undefined ? '' : nameOf(merchantId),
      ...tell(edit, became, currency),
    };
  });
}

function tell({ subject, before }: Edit, became: Row | undefined, currency: Currency) {
  const noun = subject === 'merchant' ? 'Merchant' : 'Integration';
  if (before === null) {
    // Earlier versions did not record who took it back.
    const what = `${noun} added${became ? '' : ', and taken back'}`;
    return { what, from: 'Not there', to: 'There', why: '' };
  }
  // An edit never changes the id: here the whole row went.
  if ('id' in before) return { what: `Taken back: ${noun} added`, from: 'There', to: 'Not there', why: '' };
  const fields = Object.keys(before).filter(
    (name) => !REPEATED_FIELDS.includes(name) && !isSameText(before[name], became?.[name]),
  );
  const isTakenBack = !became || fields.length === 0;
  const why = (fields.includes('status') ? textOf(became?.statusReason) : undefined) ?? '';
  // Told once.
  const told = why === '' ? fields : fields.filter((name) => name !== 'statusReason');
  return {
    what: `${noun} edited${isTakenBack ? ', and taken back' : ''}`,
    from: describeFields(pick(before, told), currency),
    to: describeFields(pick(became ?? {}, told), currency),
    why,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function pick(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isSameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
