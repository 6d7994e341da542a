import * as v from 'valibot';
import type { Day } from '@/domain/calendar/dates';
import {
  EMPTY_MERCHANT_DRAFT,
  merchantRefusals,
  tidyMerchantDraft,
  type MerchantDraft,
} from '@/domain/merchants/merchantForm';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import { merchantSchema } from '@/domain/merchants/schema';
import type { Field, StatusMeaning } from '@/domain/imports/plan';
import type { RejectionReason } from '@/domain/imports/rejections';
import { ownValue } from '@/lib/objects';

/**
 * The content of a merchant row beyond its payments. Missing values are absent. `fileId` is the id by which payments
 * may name it.
 */
export const merchantRecordSchema = v.object({
  ...v.partial(v.omit(merchantSchema, ['id', 'transactions', 'totalSales'])).entries,
  name: merchantSchema.entries.name,
  fileId: v.optional(v.string()),
});
export type MerchantRecord = v.InferOutput<typeof merchantRecordSchema>;

/** A valid row with the fields whose values the console does not know, or why the row is rejected. */
export type DirectoryRow<Reported> =
  | { reported: Reported; ignored: Field[] }
  | { field: Field; reason: RejectionReason };

const COUNTRIES: Record<string, string> = {
  us: 'USA',
  'united states': 'USA',
  'united states of america': 'USA',
  ca: 'CAN',
  canada: 'CAN',
  mx: 'MEX',
  mexico: 'MEX',
  méxico: 'MEX',
};

// A merchant file has no bank details: they are typed and checked in the form.
const FIELDS = Object.keys(EMPTY_MERCHANT_DRAFT).filter((field) => field !== 'name') as Exclude<
  keyof typeof EMPTY_MERCHANT_DRAFT,
  'name'
>[];

/** Reads a row of a merchant file. A value that the merchant form would reject is left out and reported. */
export function readMerchant(
  textOf: (field: Field) => string,
  dayOf: () => Day | undefined,
  statusOf: (text: string) => StatusMeaning | undefined,
): DirectoryRow<MerchantRecord> {
  const name = textOf('merchant').normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (name === '') return { field: 'merchant', reason: 'merchant missing' };
  const fields = Object.fromEntries(FIELDS.map((field) => [field, formOf(field, textOf(field))]));
  const draft = tidyMerchantDraft({ ...fields, name } as MerchantDraft);
  const refusals = merchantRefusals(draft, []);
  const validFields = FIELDS.filter((field) => draft[field] !== '' && !refusals[field]);
  const ignored: Field[] = FIELDS.filter((field) => draft[field] !== '' && refusals[field]);
  const meaning = statusOf(textOf('status'));
  const status = MERCHANT_STATUSES.find((known) => known === meaning);
  if (textOf('status') !== '' && !status) ignored.push('status');
  const joinedOn = dayOf();
  if (textOf('date') !== '' && !joinedOn) ignored.push('date');
  const fileId = textOf('id');
  const reported = {
    ...Object.fromEntries(validFields.map((field) => [field, draft[field]])),
    name,
    ...(status && { status }),
    ...(status === 'Suspended' && { statusReason: 'As the imported file says' }),
    ...(joinedOn && { joinedOn }),
    ...(fileId !== '' && { fileId }),
  };
  return { reported, ignored };
}

function formOf(field: keyof MerchantDraft, text: string): string {
  if (field === 'country') return ownValue(COUNTRIES, text.toLowerCase()) ?? text.toUpperCase();
  return field === 'state' || field === 'city' ? text.toUpperCase() : text;
}
