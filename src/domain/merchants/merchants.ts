import type { InferOutput } from 'valibot';
import type { merchantSchema } from '@/domain/schemas/merchants';
import type { Tone } from '@/domain/tones';
import type { Moment } from './suspensions';

export const MERCHANT_STATUSES = ['Active', 'Inactive', 'Suspended'] as const;

/** The choices of the merchant form; the first is its default (specification, section 3). Outside the USA others are written. */
export const COUNTRIES = ['USA', 'CAN', 'MEX'] as const;
export const STATES = ['NY', 'CA', 'TX'] as const;
export const CITIES = ['NYC', 'BUF', 'ALB'] as const;

export type Merchant = InferOutput<typeof merchantSchema>;
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

/** What is known of a merchant's status. */
export type StatusSnapshot = Pick<Merchant, 'status' | 'statusReason' | 'suspended' | 'pastSuspensions'>;

/** All of it, also what there is none of: what is put in its place takes that away. */
export function getStatusSnapshot({
  status,
  statusReason,
  suspended,
  pastSuspensions,
}: StatusSnapshot): StatusSnapshot {
  return { status, statusReason, suspended, pastSuspensions };
}

/** Whether a suspension has its reason, as it needs one (product, section 7). */
export function hasSuspensionReason({ status, statusReason = '' }: StatusSnapshot): boolean {
  return status !== 'Suspended' || statusReason.trim() !== '';
}

/**
 * The merchant in another status since a moment; undefined where that is refused: Suspended needs a reason. A suspension
 * that ends is kept with its reason; where no moment is told, as in recordings of earlier versions, it is forgotten.
 */
export function withStatus(
  merchant: Merchant,
  status: MerchantStatus,
  reason = '',
  moment?: Moment,
): Merchant | undefined {
  const { statusReason, suspended, pastSuspensions = [], ...rest } = merchant;
  const ended = statusReason !== undefined && moment ? [{ reason: statusReason, suspended, lifted: moment }] : [];
  const past = [...pastSuspensions, ...ended];
  const changed: Merchant = { ...rest, status, ...(past.length > 0 && { pastSuspensions: past }) };
  if (status !== 'Suspended') return changed;
  const reported = { ...changed, statusReason: reason.trim(), ...(moment && { suspended: moment }) };
  return hasSuspensionReason(reported) ? reported : undefined;
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
