import { isIP } from 'node:net';
import { isSecure, type Settings } from '../settings';

type Proxy = Pick<Settings, 'isProxied' | 'baseUrl'>;

/** Each proxy adds its entry at the end. */
const nearest = (list: string | null) => list?.split(',').at(-1)?.trim() ?? '';

/**
 * The origin under which the browser sees this server: `BASE_URL`, otherwise the Host header, or behind a proxy the one
 * that the proxy was asked for.
 */
export function originOf(headers: Headers, settings: Proxy): string {
  if (settings.baseUrl !== undefined) return settings.baseUrl;
  const host = headers.get('host') ?? 'localhost';
  const forwarded = settings.isProxied ? nearest(headers.get('x-forwarded-host')) : '';
  return `${isSecure(settings) ? 'https' : 'http'}://${forwarded === '' ? host : forwarded}`;
}

/** Browsers send the origin with every write. A page of another site cannot change it. */
export function isSameOrigin(headers: Headers, settings: Proxy): boolean {
  return headers.get('origin') === originOf(headers, settings);
}

/**
 * The address of the client. Behind a proxy it is what the nearest proxy saw; the entries before it are what the client
 * says.
 */
export function addressOf(headers: Headers, remote: string | undefined, { isProxied }: Proxy): string {
  const forwarded = isProxied ? nearest(headers.get('x-forwarded-for')) : '';
  if (isIP(forwarded)) return forwarded;
  return remote?.replace(/^::ffff:/, '') ?? '127.0.0.1';
}
