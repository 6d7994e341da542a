import 'fake-indexeddb/auto';
import { createBrowser } from '../../helpers/server/browser';
import type { ProposalsRefused } from '@/backend/entryLog';
import { laterRefund, useRemoteTeam } from './remoteTeam';

const team = useRemoteTeam();

/** The next request is answered like this. */
function answerOnce(answer: (body: string) => Response): void {
  const { fetch } = globalThis;
  globalThis.fetch = (_path, init) => {
    globalThis.fetch = fetch;
    return Promise.resolve(answer(init?.body as string));
  };
}

test('What the server refuses is named by kind and id, with the sentence of the server', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  answerOnce((body) => {
    const { proposals } = JSON.parse(body) as { proposals: { key: string }[] };
    const refusals = [{ key: proposals[1]!.key, refusal: { kind: 'paymentDisputed' } }];
    const type = 'urn:splitpay:problem:refused';
    return Response.json({ type, title: '', status: 422, detail: 'It is disputed.', refusals }, { status: 422 });
  });
  const refused = await log.propose([laterRefund('r1'), laterRefund('r2')], head).catch((error: unknown) => error);
  expect(refused).toMatchObject({ refused: [{ kind: 'laterRefunds', id: 'r2', reason: 'It is disputed.' }] });
});

test('A change beyond the limit of the server is refused with its sentence, and what came before it is stored', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const large = { kind: 'quarantine', id: 'large', value: { text: 'x'.repeat(9_000_000) } };
  const refused = await log.propose([laterRefund('r8'), large], head).catch((error: unknown) => error);
  expect(refused).toMatchObject({ refused: [{ kind: 'quarantine', id: 'large' }] });
  expect(String((refused as ProposalsRefused).refused[0]?.reason)).toContain('8 MB');
  const { changes } = await (await team.openLogs().open(team.idOf('w1'))).read({ seq: 0 });
  expect(changes.map(({ id }) => id)).toContain('r8');
});

test('An answer without a problem, of another shape, or of a proxy has a sentence', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const proposeAfter = async (answer: () => Response) => {
    answerOnce(answer);
    return log.propose([laterRefund('r1')], head).catch((error: unknown) => String(error));
  };
  expect(await proposeAfter(() => new Response('Oops', { status: 500 }))).toContain('The server answered 500.');
  expect(await proposeAfter(() => Response.json({ message: 'Too long' }, { status: 400 }))).toContain('Too long');
  expect(await proposeAfter(() => Response.json({ other: 1 }))).toContain('Reload the page');
  expect(await proposeAfter(() => new Response('', { status: 502 }))).toContain('cannot be reached');
});

test('A page whose person is signed out keeps what it has, and a workspace that does not exist has a sentence', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  team.current = createBrowser(team.server.origin);
  expect(await log.read(head)).toEqual({ changes: [], head, isWhole: false });
  await expect(log.propose([laterRefund('r9')], head)).rejects.toThrow('signed out');
  team.current = team.ana;
  await expect((await team.openLogs().open('team-nowhere-12')).read({ seq: 0 })).rejects.toThrow(/./);
});
