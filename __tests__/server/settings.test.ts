import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret } from '../../server/auth/secret';
import { readSettings } from '../../server/settings';

test('Without variables, the server listens on this computer and stores in .splitpay', () => {
  expect(readSettings({ PORT: '', BASE_URL: ' ' })).toMatchObject({
    host: 'localhost',
    port: 3000,
    folder: expect.stringMatching(/\/\.splitpay$/) as unknown,
    isProxied: false,
    databaseUrl: undefined,
    provider: undefined,
    engine: undefined,
  });
});

const OIDC = { OIDC_ISSUER: 'https://id.example/', OIDC_CLIENT_ID: 'c', OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Acme' };

test.each([
  [{ HOST: '0.0.0.0' }, /^HOST is "0\.0\.0\.0", and other computers could read passwords/],
  [{ HOST: 'example.com', TRUST_PROXY: 'yes' }, /set TRUST_PROXY=1, or set ALLOW_INSECURE=1$/],
  [{ PORT: '65536' }, /^PORT is "65536": it has to be a whole number up to 65535$/],
  [{ PORT: '3e' }, /^PORT is/],
  [{ BASE_URL: 'console.example' }, /^BASE_URL is "console\.example": it has to be an address/],
  [{ DATABASE_URL: 'mysql://root:secret@db' }, /^DATABASE_URL has to be an address that starts with postgres:\/\/$/],
  [{ SPLITPAY_SECRET: 'short' }, /^SPLITPAY_SECRET has to have at least 32 characters/],
  [
    { CLICKHOUSE_URL: 'http://u:secret@ch:8123' },
    /^CLICKHOUSE_URL has to be an address that starts with http:\/\/ or https/,
  ],
  [{ CLICKHOUSE_URL: 'http://ch:8123' }, /^CLICKHOUSE_URL also needs CLICKHOUSE_READER/],
  [{ CLICKHOUSE_URL: 'http://a,http://b', CLICKHOUSE_READER: 'r' }, /^CLICKHOUSE_URL has several addresses/],
  [{ CLICKHOUSE_URL: 'http://a', CLICKHOUSE_DATABASE: 'a b' }, /^CLICKHOUSE_DATABASE has to be a name/],
  [{ ...OIDC, OIDC_NAME: '' }, /^Sign-in by a provider also needs OIDC_NAME$/],
])('%o is refused with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('The payment engine has a user that writes and one that reads', () => {
  const shards = {
    CLICKHOUSE_URL: 'http://a:8123, https://b',
    CLICKHOUSE_CLUSTER: 'shards',
    CLICKHOUSE_READER: 'reader',
  };
  expect(readSettings({ ...shards, CLICKHOUSE_PASSWORD: 'x' }).engine).toEqual({
    urls: ['http://a:8123', 'https://b'],
    database: 'default',
    cluster: 'shards',
    reader: { user: 'reader', password: '' },
    writer: { user: 'default', password: 'x' },
  });
});

test('A public address needs TLS in front, or a person who accepts that there is none', () => {
  expect(readSettings({ HOST: '0.0.0.0', TRUST_PROXY: '1' })).toMatchObject({ isProxied: true });
  expect(readSettings({ HOST: '::', ALLOW_INSECURE: '1' })).toMatchObject({ isProxied: false });
  expect(readSettings({ HOST: '127.0.0.2' })).toMatchObject({ host: '127.0.0.2' });
  expect(readSettings(OIDC)).toMatchObject({ provider: { issuer: 'https://id.example', name: 'Acme' } });
});

test('The secret is created once, and only its owner can read it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'));
  const secrets = await Promise.all([readSecret(folder), readSecret(folder)]);
  const secret = await readSecret(folder);
  expect(secrets).toEqual([secret, secret]);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
