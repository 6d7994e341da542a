import * as v from 'valibot';
import { daySchema } from '@/domain/calendar/dates';
import { centsSchema } from '@/domain/money/money';
import type { Tone } from '@/domain/tones';

export const MERCHANT_STATUSES = ['Active', 'Inactive', 'Suspended'] as const;

/** The choices of the merchant form; the first is its default (specification, section 3). Outside the USA others are written. */
export const COUNTRIES = ['USA', 'CAN', 'MEX'] as const;
export const STATES = ['NY', 'CA', 'TX'] as const;
export const CITIES = ['NYC', 'BUF', 'ALB'] as const;

export const merchantSchema = v.strictObject({
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty('is empty')),
  /** Lifetime number of transactions. */
  transactions: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Lifetime sales in cents. */
  totalSales: centsSchema,
  status: v.picklist(MERCHANT_STATUSES),
  statusReason: v.optional(v.string()),
  joinedOn: daySchema,
  contactPerson: v.string(),
  contactNumber: v.string(),
  businessEmail: v.string(),
  website: v.string(),
  description: v.string(),
  street: v.string(),
  /** Empty, as every text about it, of a merchant that only its payments name. */
  country: v.picklist([...COUNTRIES, '']),
  state: v.string(),
  zipCode: v.string(),
  city: v.string(),
});

export type Merchant = v.InferOutput<typeof merchantSchema>;
export type MerchantStatus = Merchant['status'];

/** The name of a merchant; the id itself where no merchant has it. */
export function merchantNameOf(names: ReadonlyMap<string, string>, merchantId: string): string {
  return names.get(merchantId) ?? merchantId;
}

/** Names with dots between them, the last of letters: no address in numbers, no `localhost`. */
const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/;

const TONES: Record<MerchantStatus, Tone> = { Active: 'green', Inactive: 'grey', Suspended: 'red' };

/** The badge colour of a merchant's status. */
export function merchantTone(status: MerchantStatus): Tone {
  return TONES[status];
}

/**
 * The merchant in another status; undefined where that is refused: Suspended needs a reason (product, section 7). The
 * reason stands as long as the suspension.
 */
export function withStatus(merchant: Merchant, status: MerchantStatus, reason = ''): Merchant | undefined {
  const { statusReason, ...rest } = merchant;
  if (status !== 'Suspended') return { ...rest, status };
  const given = reason.trim();
  return given === '' ? undefined : { ...rest, status, statusReason: given };
}

/**
 * Where a link to a website leads, `https://` put before what has no scheme; undefined where the text is no address of a
 * public website. Only http and https come out of it, so that it may stand in a link.
 */
export function websiteAddress(website: string): string | undefined {
  const given = website.trim();
  const address = /^https?:\/\//i.test(given) ? given : `https://${given}`;
  if (/\s/.test(given) || !URL.canParse(address)) return undefined;
  const { hostname, username, href } = new URL(address);
  return username === '' && HOST_NAME.test(hostname) ? href : undefined;
}
