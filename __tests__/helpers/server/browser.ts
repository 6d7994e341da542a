import type { RunningServer } from './startServer';

/**
 * A browser of one person: it keeps cookies and sends the origin with every write, as browsers do. `shown` is the origin in
 * its address bar: that of the proxy, if there is one.
 */
export function createBrowser(origin: string, shown = origin) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const response = await fetch(new URL(path, origin), {
      method,
      redirect: 'manual',
      headers: {
        ...(method !== 'GET' && { Origin: shown }),
        ...(shown !== origin && { 'X-Forwarded-Host': new URL(shown).host }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        Cookie: cookieHeader(),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw ? (body as string) : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  /** The status and the body, read as JSON if it is JSON. */
  async function ask(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    const response = await send(method, path, body, headers);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : text };
  }

  return { send, ask, cookies };
}
export type Browser = ReturnType<typeof createBrowser>;

export const PASSWORD = 'correct horse battery';

/** Creates the team 'Acme' with its first administrator, Ana Ruiz. */
export async function setUpTeam({ origin, accounts }: Pick<RunningServer, 'origin' | 'accounts'>, shown = origin) {
  const browser = createBrowser(origin, shown);
  const token = await accounts.createSetupToken();
  const setup = { token, team: 'Acme', name: 'Ana Ruiz', email: 'ana@acme.example', password: PASSWORD };
  const { status } = await browser.ask('POST', '/api/setup', setup);
  if (status !== 204) throw new Error(`The setup answered ${status}`);
  return browser;
}

/** The id in the link of an answer to an invitation. */
export function invitationOf(answer: unknown): string {
  const { link } = answer as { link: string };
  return new URL(link).searchParams.get('invitation') ?? '';
}

/** Invites a person, who joins with a new account. */
export async function joinTeam(
  administrator: Browser,
  origin: string,
  name: string,
  role: string,
  shown = origin,
): Promise<Browser> {
  const email = `${name.split(' ')[0]?.toLowerCase() ?? ''}@acme.example`;
  const { body } = await administrator.ask('POST', '/api/invite', { email, role });
  const invitation = invitationOf(body);
  const browser = createBrowser(origin, shown);
  const { status } = await browser.ask('POST', '/api/join', { invitation, name, password: PASSWORD });
  if (status !== 204) throw new Error(`Joining answered ${status}`);
  return browser;
}

/** The id of the person who is signed in in a browser. */
export async function personIdOf(browser: Browser): Promise<string> {
  const { body } = await browser.ask('GET', '/api/me');
  return (body as { user: { id: string } }).user.id;
}
