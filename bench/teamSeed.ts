// A workspace of the team server with many payments and a refund of each, written by SQL, because the server would take minutes.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { findCurrency } from '@/domain/money/currency';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { sharesToRecord } from '@/domain/payments/newRecords';
import { allocationOfFees } from '@/domain/payments/refunds/refundAllocation';
import { buildDataSet } from '../__tests__/helpers/dataSets';
import type { Actor, TeamStore } from '../server/core';
import type { Database } from '../server/database/database';

const STEP = 50_000;

const paymentOf = (_: unknown, index: number) => ({
  id: `p${index}`,
  merchant: `Merchant ${index % 50}`,
  amount: 10_000,
  date: '2024-06-01 10:00:00',
  timeZone: 'UTC',
  status: 'Completed' as const,
  isPaid: true,
});

const allocation = allocationOfFees(10_000, dividePayment(10_000, DEFAULT_SPLIT, findCurrency('USD')));

/** The server records the shares of each refund. */
export function sharesOf(id: string, amount: number) {
  const row = { id, amount: 10_000, status: 'Completed' as const };
  return sharesToRecord({ row, records: [], allocation, refunds: [] }, amount);
}
const SHARES = JSON.stringify(sharesOf('p', 100)).slice(1);

export const buildPayments = (count: number) => buildDataSet(Array.from({ length: count }, paymentOf));
export const encodePayments = (count: number) => new Uint8Array(encodeDataSet(buildPayments(count)));

/** Creates a workspace with these payments. Returns its id. */
export async function createWorkspace(store: TeamStore, actor: Actor, bytes: Uint8Array, rows: number) {
  const hash = await hashDataSet(bytes.buffer as ArrayBuffer);
  await store.putDataSet(hash, Readable.from([bytes]), bytes.length);
  const id = `team-${randomUUID()}`;
  const record = { source: 'x', hash, rows, importedOn: '2024-06-30' };
  await store.create(actor, { workspaces: [{ id, name: 'Bench', record }] });
  return id;
}

/** One refund of each payment. The hashes are not those of the rows, because nothing here verifies them. */
export async function seedRefunds({ query }: Database, workspace: string, count: number): Promise<void> {
  // A statement may take 30 seconds.
  for (let start = 0; start < count; start += STEP)
    await query(
      `insert into entry (workspace, seq, log_id, key, kind, id, subject, version, value, withdrawn, erased, schema, fields,
       actor_id, actor_name, at, prev_hash, hash)
     select $1, n, log_id, 'key-' || n, 'payments', 'r' || n, 'payments/p' || n - 1, 1,
       '{"kind":"refund","id":"r' || n || '","transactionId":"p' || n - 1 || '","amount":100,"reason":"Duplicate","fileRefunded":0,' ||
       '"recordedAt":"2024-07-01 10:00:00","recordedBy":"Ana Ruiz","zone":"UTC","instant":1719828000000,"sequence":' || n || ',${SHARES}',
       false, false, null, '{}', 'u1', 'Ana Ruiz', '2024-07-01T10:00:00.000Z', '', lpad(n::text, 64, '0')
     from generate_series($2::int, $3::int) as n, workspace where workspace.id = $1`,
      [workspace, start + 1, Math.min(count, start + STEP)],
    );
  await query(`update workspace set head = $2, version = version + 1 where id = $1`, [workspace, count]);
  await query('analyze entry');
}
