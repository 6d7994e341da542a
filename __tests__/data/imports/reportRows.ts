import type { Plan } from '@/domain/imports/plan';
import { fileOf, givenSession } from '../../helpers/imports/importSession';

/** The preview of a file after answers about merchant, currency and zone. */
export async function previewOf(content: string, answers: Partial<Plan> = {}) {
  const session = givenSession();
  const source = await session.openFile(fileOf(content));
  const known = { merchantName: 'My shop', ...(source.plan.timeZone === undefined && { timeZone: 'UTC' }) };
  return session.judge({ ...source.plan, ...known, ...answers });
}

/** The header of PayPal's activity report. */
export const ACTIVITY =
  'Date,Time,TimeZone,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Reference Txn ID,Balance Impact';
/** A row of it, with the ID of the payment that it refers to. */
export const activity = (
  id: string,
  type: string,
  gross: string,
  of = '',
  { status = 'Completed', currency = 'USD' } = {},
) => `01/31/2025,10:00:00,UTC,${type},${status},${currency},${gross},0.00,${gross},${id},${of},Credit`;

/** The header of Stripe's default report. */
export const REPORT =
  'balance_transaction_id,created_utc,created,available_on_utc,available_on,currency,gross,fee,net,reporting_category,' +
  'source_id,description,customer_facing_amount,customer_facing_currency';
/** A row of it. */
export const reported = (source: string, category: string, gross: string, description = '') =>
  `txn_${source},2025-05-02 09:30:00,2025-05-02 11:30:00,,,usd,${gross},0.00,${gross},${category},${source},${description},,`;
