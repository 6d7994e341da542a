import type { Random } from '../random';
import { megabytes, secondsSince, type Result } from './measures';
import { createWorkspace, type Member } from './team';
import { randomBytes, sendHttp, sendRaw, type Malformed } from './sending';
import type { TeamProcess } from './teamProcess';

/** In bytes: memory that grows more after the first third of the requests is not flat. */
const MOST_GROWTH = 32 * 1024 ** 2;
/** While the server warms up, its memory grows. */
const WARM = 3_000;
const SENDERS = 8;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE', 'LOCK'];
const TEXTS = ['', '\0', '\ud800', '𝄞', '../../etc/passwd', '%', "'; drop table entry; --", '__proto__', 'constructor'];
const PARTS = [
  '%',
  '%00',
  '%ff',
  '%ed%a0%80',
  '..',
  '.',
  '%2e%2e',
  'a'.repeat(3_000),
  '__proto__',
  '%f0%9d%84%9e',
  '*',
  '',
];
const POSITIONS = [
  '-1',
  '1e3',
  '99999999999999999999',
  '9007199254740993',
  'NaN',
  '0x10',
  '%201',
  '1.5',
  '',
  'Infinity',
  '%00',
];

/** A person with a session sends what no page would send. Each answer is a problem of the client, never of the server. */
export async function runMalformed(
  { server, member }: { server: TeamProcess; member: Member },
  requests: number,
  random: Random,
): Promise<Result> {
  const workspace = await createWorkspace(member);
  const problems: string[] = [];
  const statuses = new Map<string, number>();
  const start = performance.now();
  const cookie = [...member.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let sent = 0;
  const runTo = async (count: number) => {
    const send = async () => {
      while (sent < count) {
        sent += 1;
        const isRaw = random.chance(0.1);
        const made = isRaw ? undefined : makeMalformed(random, workspace);
        const status = made ? await sendHttp(server.origin, cookie, made) : await sendRaw(server.origin, random);
        const name = status === undefined ? 'closed' : String(status);
        statuses.set(name, (statuses.get(name) ?? 0) + 1);
        if (isRefused(status) || (status === undefined && !made)) continue;
        const text = made && { ...made, body: made.body?.toString().slice(0, 200), path: made.path.slice(0, 200) };
        problems.push(`Answered ${name}: ${JSON.stringify(text ?? 'random bytes')}`);
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
  };
  const first = Math.ceil(requests / 3);
  await runTo(first);
  const before = await server.memory();
  await runTo(requests);
  const after = await server.memory();
  if (first >= WARM && after - before > MOST_GROWTH)
    problems.push(`The memory grew from ${megabytes(before)} to ${megabytes(after)}`);
  const { status } = await member.browser.ask('GET', `/api/workspaces/${workspace}/entries`);
  if (status !== 200) problems.push(`After them, a good request is answered ${status}`);
  const counts = [...statuses].toSorted().map(([name, count]) => `${name}: ${count}`);
  return {
    problems,
    figures: `${requests} requests in ${secondsSince(start).toFixed(1)} s (${counts.join(', ')}); memory after a third of them ${megabytes(before)}, at the end ${megabytes(after)}`,
  };
}

const isRefused = (status = 0) => status >= 400 && status < 500;

function makeMalformed(random: Random, workspace: string): Malformed {
  const path = `/api/workspaces/${workspace}`;
  const json = { 'Content-Type': 'application/json' };
  const routes = [
    { method: 'POST', path: `${path}/entries` },
    { method: 'PATCH', path },
    { method: 'PUT', path: `${path}/data-set` },
    { method: 'POST', path: `${path}/undo-import` },
    { method: 'POST', path: '/api/workspaces' },
    { method: 'POST', path: '/api/auth/change-password' },
  ];
  const kinds: (() => Malformed)[] = [
    () => ({ ...random.pick(routes), headers: json, body: randomBytes(random, random.below(2_000)) }),
    () => ({ ...random.pick(routes), headers: json, body: wrongJson(random) }),
    () => ({ ...random.pick(routes), headers: json, body: nested(random) }),
    () => ({ ...random.pick(routes), headers: json, body: JSON.stringify(['x'.repeat(random.below(2_000_000))]) }),
    () => ({
      ...random.pick(routes),
      headers: { 'Content-Type': random.pick(['text/plain', 'a/b', ';']) },
      body: '{}',
    }),
    () => ({ method: 'POST', path: `${path}/entries`, headers: json, body: JSON.stringify(wrongProposals(random)) }),
    () => ({ method: 'GET', path: `${path}/entries?after=${random.pick(POSITIONS)}x` }),
    () => ({ method: 'GET', path: `${path}/entries?after=${random.pick(POSITIONS.slice(0, 4))}` }),
    () => ({ method: random.pick(METHODS.slice(2)), path: `/api/${randomWord(random)}/${random.pick(PARTS)}` }),
    () => ({
      method: random.pick(['GET', 'HEAD', 'PUT']),
      path: `/api/data-sets/${random.pick([...PARTS, 'A'.repeat(64)])}`,
    }),
    () => ({ method: 'GET', path: `/api/workspaces/${random.pick(PARTS)}${randomWord(random)}/entries` }),
    () => ({
      method: 'PUT',
      path: `/api/data-sets/${randomHash(random)}`,
      body: randomBytes(random, random.below(5_000)),
    }),
    () => ({
      method: random.pick(['POST', 'PROPFIND', 'TRACE', 'LOCK']),
      path: random.pick(['/', '/healthz', '/metrics']),
    }),
  ];
  return random.pick(kinds)();
}

function wrongValue(random: Random): unknown {
  const values = [null, true, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], 'x'.repeat(1_001), ...TEXTS];
  return random.pick(values);
}

/** Proposals with one wrong field. */
function wrongProposals(random: Random): unknown {
  const value = { kind: 'refund', id: 'r', transactionId: 'TR20240629-028', amount: 1, reason: 'Other' };
  const wrong = () => {
    const found = wrongValue(random);
    // A wrong id may be a good one.
    return typeof found === 'string' && found.length < 1_001 ? [found] : found;
  };
  const proposal = { key: `key-${randomWord(random)}-soak`, kind: 'payments', id: 'r', value };
  const seen = { seq: 0 };
  return random.pick([
    () => ({ seen, proposals: [{ ...proposal, [random.pick(['key', 'kind', 'id', 'schema'])]: wrong() ?? [] }] }),
    () => ({ seen: { seq: random.pick([-1, 1.5, 1e308, 2 ** 53, 2 ** 53 - 1, '0', null]) }, proposals: [proposal] }),
    // A text may be a word of a later version, which is kept.
    () => ({ seen, proposals: [{ ...proposal, value: random.pick([null, true, -1, [], {}, [[]]]) }] }),
    () => ({ seen, proposals: [{ ...proposal, value: { ...value, amount: wrong() } }] }),
    () => ({ seen, proposals: [{ ...proposal, value: { ...value, transactionId: wrong() } }] }),
    () => ({ seen, proposals: wrong() }),
    () => ({ seen, proposals: Array.from({ length: 501 }, () => proposal) }),
    () => ({ seen, proposals: [{ ...proposal, withdrawn: true }] }),
    () => ({ seen, proposals: [{ ...proposal, isErased: true }] }),
    () => wrongValue(random),
  ])();
}

function wrongJson(random: Random): string {
  const text = JSON.stringify({ seen: { seq: 0 }, proposals: [{ key: 'key-00000001', kind: 'payments', id: 'r' }] });
  const cut = 1 + random.below(text.length - 2);
  return random.pick([
    text.slice(0, cut),
    text.slice(cut),
    `${text}${text}`,
    JSON.stringify(wrongValue(random)),
    'undefined',
  ]);
}

function nested(random: Random): string {
  const depth = 65 + random.below(100_000);
  return random.chance(0.5) ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth);
}

const randomWord = (random: Random) => random.below(2 ** 31).toString(36);
const randomHash = (random: Random) => Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
