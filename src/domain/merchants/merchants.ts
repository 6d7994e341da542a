import type { InferOutput } from 'valibot';
import type { merchantSchema } from './schema';
import { ALLOWED, refuse, type Eligibility } from '@/domain/refusals';
import type { Tone } from '@/domain/tones';
import type { Moment } from '@/domain/recordSchema';

export type Merchant = InferOutput<typeof merchantSchema>;
export type MerchantStatus = Merchant['status'];

/** The name of a merchant, or the id if there is no such merchant. */
export function merchantNameOf(names: ReadonlyMap<string, string>, merchantId: string): string {
  return names.get(merchantId) ?? merchantId;
}

/** A domain name whose last part consists of letters: no IP addresses and no `localhost`. */
const HOST_NAME = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/;

const TONES: Record<MerchantStatus, Tone> = { Active: 'green', Inactive: 'grey', Suspended: 'red' };

/** The badge color of a merchant's status. */
export function merchantTone(status: MerchantStatus): Tone {
  return TONES[status];
}

/** The status fields of a merchant. */
export type StatusSnapshot = Pick<Merchant, 'status' | 'statusReason' | 'suspended' | 'pastSuspensions'>;

/** All status fields, including undefined ones, so that an update removes them. */
export function getStatusSnapshot({
  status,
  statusReason,
  suspended,
  pastSuspensions,
}: StatusSnapshot): StatusSnapshot {
  return { status, statusReason, suspended, pastSuspensions };
}

/** Whether a merchant may get a status: each but the one that it has. */
export function checkStatus({ status: before }: Pick<Merchant, 'status'>, status: MerchantStatus): Eligibility {
  return before === status ? refuse({ kind: 'merchantHasStatus', status }) : ALLOWED;
}

/** Whether a suspension has the required reason. */
export function hasSuspensionReason({ status, statusReason = '' }: StatusSnapshot): boolean {
  return status !== 'Suspended' || statusReason.trim() !== '';
}

/**
 * The merchant with another status since a time. Undefined if it is refused: a suspension needs a reason. A lifted
 * suspension stays with its reason, unless no time is known, as in recordings of earlier versions.
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
 * The address of a website link, with `https://` if the scheme is missing. Undefined if the text is not the address of
 * a public website. It is always http or https, so that it is safe in a link.
 */
export function websiteAddress(website: string): string | undefined {
  const trimmed = website.trim();
  const address = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (/\s/.test(trimmed) || !URL.canParse(address)) return undefined;
  const { hostname, username, href } = new URL(address);
  return username === '' && HOST_NAME.test(hostname) ? href : undefined;
}
