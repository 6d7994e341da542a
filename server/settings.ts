import { isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { readEngineSettings, type EngineSettings } from './engines/engineSettings';
import { SettingRefused } from './settingRefused';

/** A sign-in provider of the company, by OpenID Connect. */
export type Provider = { issuer: string; clientId: string; clientSecret: string; name: string };

export type Settings = {
  port: number;
  host: string;
  /** Where people open the console, such as `https://console.example.com`. Without it, the Host header says where. */
  baseUrl: string | undefined;
  /** The address of a PostgreSQL. Without it, the database is a folder. */
  databaseUrl: string | undefined;
  folder: string;
  /** A proxy with TLS is in front: its X-Forwarded headers are true, and every browser uses https. */
  isProxied: boolean;
  secret: string | undefined;
  provider: Provider | undefined;
  /** A program that reads the metrics from another computer sends it. */
  metricsToken: string | undefined;
  /** What one person may send in the long run. Short bursts may be ten times as many. */
  writesPerSecond: number;
  /** The payment engine. Undefined if it is off. */
  engine: EngineSettings | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings from environment variables. Empty variables count as missing. Throws `SettingRefused`. */
export function readSettings(environment: Environment): Settings {
  const read = (name: string) => readText(environment[name]);
  const baseUrl = readUrl(read('BASE_URL'), 'BASE_URL')?.origin;
  const databaseUrl = read('DATABASE_URL');
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    // It has a password, so the sentence does not repeat it.
    throw new SettingRefused('DATABASE_URL has to be an address that starts with postgres://');
  }
  const host = read('HOST') ?? 'localhost';
  const isProxied = read('TRUST_PROXY') === '1';
  if (!isLoopback(host) && !isProxied && read('ALLOW_INSECURE') !== '1') {
    throw new SettingRefused(
      `HOST is "${host}", and other computers could read passwords on the way to it: put TLS in front and set TRUST_PROXY=1, or set ALLOW_INSECURE=1`,
    );
  }
  return {
    port: readNumber(read('PORT'), 'PORT', 3000, 65_535),
    host,
    baseUrl,
    databaseUrl,
    folder: resolve(read('SPLITPAY_FOLDER') ?? '.splitpay'),
    isProxied,
    secret: readSecret(read('SPLITPAY_SECRET')),
    provider: readProvider(read),
    metricsToken: read('METRICS_TOKEN'),
    writesPerSecond: readNumber(read('WRITES_PER_SECOND'), 'WRITES_PER_SECOND', 30, 1_000_000),
    engine: readEngineSettings(read),
  };
}

/** The cookie of a session travels by https only. */
export function isSecure({ isProxied, baseUrl }: Pick<Settings, 'isProxied' | 'baseUrl'>): boolean {
  return isProxied || baseUrl?.startsWith('https:') === true;
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
}

function readText(text = ''): string | undefined {
  return text.trim() === '' ? undefined : text.trim();
}

function readUrl(text: string | undefined, name: string): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new SettingRefused(`${name} is "${text}": it has to be an address that starts with https:// or http://`);
}

function readNumber(text: string | undefined, name: string, usual: number, most: number): number {
  if (text === undefined) return usual;
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0 && number <= most) return number;
  throw new SettingRefused(`${name} is "${text}": it has to be a whole number up to ${most}`);
}

function readSecret(text: string | undefined): string | undefined {
  if (text === undefined || text.length >= 32) return text;
  throw new SettingRefused('SPLITPAY_SECRET has to have at least 32 characters, as from openssl rand -base64 32');
}

function readProvider(read: (name: string) => string | undefined): Provider | undefined {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const;
  const missing = names.filter((name) => read(name) === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) throw new SettingRefused(`Sign-in by a provider also needs ${missing.join(', ')}`);
  const [issuer = '', clientId = '', clientSecret = '', name = ''] = names.map((name) => read(name));
  readUrl(issuer, 'OIDC_ISSUER');
  return { issuer: issuer.replace(/\/+$/, ''), clientId, clientSecret, name };
}
