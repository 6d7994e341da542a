import { compareRecorded } from '@/domain/calendar/recorded';
import type { Integration } from '@/domain/integrations/integrations';
import { maskBankAccount } from '@/domain/merchants/bankFields';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Currency } from '@/domain/money/currency';
import { auditStampOf, type ChangeRow, type Names } from './changes';
import { describeFields } from '@/domain/changes/fieldLabels';
import type { Edit } from '@/domain/changes/records';
import { REPEATED_FIELDS } from '@/domain/changes/editedFields';
import { isSame } from '@/lib/objects';
import * as texts from './texts';

type Row = Record<string, unknown>;

/** The field of an edit that changed bank details: the masked account before it. Two accounts may have the same mask. */
const BANK_ACCOUNT = 'bankAccount';

/** The edits of merchants and integrations. An edit stores only the old values: the new ones are in the next edit or in the row. */
export function editChanges(
  edits: readonly Edit[],
  rows: { merchants: ReadonlyMap<string, Merchant>; integrations: ReadonlyMap<string, Integration> },
  nameOf: Names,
  currency: Currency,
): ChangeRow[] {
  // The state of each row after the edit that is described; undefined before the row was added.
  const summary = new Map<string, Row | undefined>();
  const newestFirst = [...edits].sort((a, b) => compareRecorded(b, a));
  return newestFirst.map((edit): ChangeRow => {
    const { subject, rowId, before } = edit;
    const key = `${subject} ${rowId}`;
    const now: object | undefined = (subject === 'merchant' ? rows.merchants : rows.integrations).get(rowId);
    const became = summary.has(key) ? summary.get(key) : (now as Row | undefined);
    const earlier = before === null ? undefined : { ...became, ...before };
    summary.set(key, earlier);
    const known = became ?? earlier ?? {};
    const merchantId = textOf(subject === 'merchant' ? rowId : known.merchantId);
    return {
      ...auditStampOf(edit),
      kind: 'Edits',
      about: textOf(subject === 'merchant' ? known.name : known.integrationName) ?? rowId,
      merchantId,
      merchantName: merchantId === undefined ? '' : nameOf(merchantId),
      ...notify(edit, became, currency),
    };
  });
}

function notify({ subject, before }: Edit, became: Row | undefined, currency: Currency) {
  if (before === null) {
    // Earlier versions did not record who removed the row.
    return { what: texts.added(subject, !became), from: texts.absent, to: texts.present, why: '' };
  }
  // An edit never changes the id, so this one removed the row.
  if ('id' in before) return { what: texts.removed(subject), from: texts.present, to: texts.absent, why: '' };
  const fields = Object.keys(before).filter(
    (name) => !REPEATED_FIELDS.includes(name) && (name === BANK_ACCOUNT || !isSameText(before[name], became?.[name])),
  );
  const isReversed = !became || fields.length === 0;
  const why = (fields.includes('status') ? textOf(became?.statusReason) : undefined) ?? '';
  const reported = why === '' ? fields : fields.filter((name) => name !== 'statusReason');
  const isBankAccountOnly = became !== undefined && isSame(reported, [BANK_ACCOUNT]);
  return {
    what: isBankAccountOnly ? texts.bankAccountChanged : texts.edited(subject, isReversed),
    from: describeFields(pick(before, reported), currency),
    to: describeFields(pick({ [BANK_ACCOUNT]: maskBankAccount(became ?? {}), ...became }, reported), currency),
    why,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function pick(values: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function isSameText(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
