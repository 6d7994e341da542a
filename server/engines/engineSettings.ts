import { SettingRefused } from '../settingRefused';
import type { ClickhouseOptions } from './clickhouse/client/client';

/** Where the payment engine is, and its two users. */
export type EngineSettings = Pick<ClickhouseOptions, 'urls' | 'database' | 'cluster' | 'reader' | 'writer'>;

/** The settings of the engine. Undefined if it is off. Throws `SettingRefused`. */
export function readEngineSettings(read: (name: string) => string | undefined): EngineSettings | undefined {
  const addresses = read('CLICKHOUSE_URL');
  if (addresses === undefined) return undefined;
  const urls = addresses.split(',').map((address) => originOfShard(address.trim()));
  const cluster = read('CLICKHOUSE_CLUSTER');
  if (urls.length > 1 && cluster === undefined)
    throw new SettingRefused('CLICKHOUSE_URL has several addresses, so CLICKHOUSE_CLUSTER has to name their cluster');
  const database = read('CLICKHOUSE_DATABASE') ?? 'default';
  if (!/^\w{1,60}$/.test(database))
    throw new SettingRefused('CLICKHOUSE_DATABASE has to be a name of letters, digits and underscores');
  const reader = read('CLICKHOUSE_READER');
  if (reader === undefined)
    throw new SettingRefused('CLICKHOUSE_URL also needs CLICKHOUSE_READER: the name of a user that can only read');
  return {
    urls,
    database,
    cluster,
    reader: { user: reader, password: read('CLICKHOUSE_READER_PASSWORD') ?? '' },
    writer: { user: read('CLICKHOUSE_USER') ?? 'default', password: read('CLICKHOUSE_PASSWORD') ?? '' },
  };
}

function originOfShard(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.username === '' && url.password === '';
  if (isPlain && (url.protocol === 'http:' || url.protocol === 'https:')) return url.origin;
  // It may have a password, so the sentence does not repeat it.
  throw new SettingRefused(
    'CLICKHOUSE_URL has to be an address that starts with http:// or https://, without a user: CLICKHOUSE_USER and CLICKHOUSE_PASSWORD have it',
  );
}
