import 'fake-indexeddb/auto';
import type { Change, EntryLogs } from '@/backend/entryLog';
import { personIdOf } from '../../helpers/server/browser';
import { withoutRules } from '../../server/teamEntryLogs';
import { append, testEntryLogs } from '../entryLogContract';
import { laterRefund, useRemoteTeam, wait } from './remoteTeam';

const team = useRemoteTeam();

const received = ({ by: _by, at: _at, ...change }: Change): Change => change;

/** A tab of the contract. On a server, the tab that changed the rows gets news of it, too. */
function openTab(): EntryLogs {
  const logs = team.openLogs();
  let announced = 0;
  return withoutRules({
    isAny: logs.isAny,
    open: async (name) => {
      const log = await logs.open(team.idOf(name));
      return {
        ...log,
        read: async (after) => {
          const reading = await log.read(after);
          return { ...reading, changes: reading.changes.map(received) };
        },
        propose: async (proposals, seen) => {
          const written = await log.propose(proposals, seen);
          return written && { ...written, changes: written.changes.map(received) };
        },
      };
    },
    follow: (name, onNews) =>
      logs.follow(team.idOf(name), (news) => {
        if (news === 'rows' && announced > 0) announced -= 1;
        else onNews(news);
      }),
    announceRows: (name) => {
      announced += 1;
      logs.announceRows(team.idOf(name));
      void team.ana.ask('PATCH', `/api/workspaces/${team.idOf(name)}`, { timeZone: `Europe/Berlin` });
    },
  });
}

describe('The log of a team server is a log of the console', () => {
  testEntryLogs(openTab, () => wait(400));
});

test('Many proposals are sent in several requests, in their order', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const all = Array.from({ length: 1_203 }, (_, index) => laterRefund(`r${index}`));
  const written = await log.propose(all, head);
  expect(written?.changes.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  // Their reading takes several answers, too.
  const { changes } = await (await team.openLogs('other').open(team.idOf('w1'))).read({ seq: 0 });
  expect(changes).toHaveLength(1_203);
});

test('After somebody else has signed in in the browser, a page that is still open stores nothing, and keeps what waits', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  team.current = team.ben;
  await expect(log.propose([laterRefund('r1')], head)).rejects.toThrow('Somebody else has signed in');
  expect((await log.read(head)).changes).toEqual([]);
});

test('A person reads the own quarantine alone, and erases nothing else', async () => {
  const second = await personIdOf(team.ben);
  await append(await team.openLogs().open(team.idOf('w1')), [
    { kind: 'quarantine', id: 'q1', value: { text: 'x' } },
    laterRefund('r1'),
  ]);
  team.current = team.ben;
  const log = await team.openLogs(second).open(team.idOf('w1'));
  const { changes, head } = await log.read({ seq: 0 });
  expect(changes.map(({ id }) => id)).toEqual(['r1']);
  expect(await log.propose([{ kind: 'laterRefunds', id: 'r1', isErased: true }], head)).toEqual({ changes: [], head });
  expect((await log.read({ seq: 0 })).changes).toHaveLength(1);
});

test('A mark that is proposed twice is stored twice, because it says nothing of who made it', async () => {
  const log = await team.openLogs().open(team.idOf('w1'));
  const { head } = await log.read({ seq: 0 });
  const first = await log.propose([{ kind: 'notifications', id: 'n1', value: true }], head);
  const second = await log.propose([{ kind: 'notifications', id: 'n1', value: true, withdrawn: true }], first!.head);
  expect(second?.changes[0]).toMatchObject({ withdrawn: true, seq: 2 });
});
