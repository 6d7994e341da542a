import type { EntryLogs } from '@/backend/entryLog';
import { createRemoteEntryLogs } from '@/backend/remote/remoteEntryLogs';
import { openReplica, type Replica } from '@/backend/remote/replica';
import { joinTeam, personIdOf, setUpTeam, type Browser } from '../../helpers/server/browser';
import { startServer, type RunningServer } from '../../helpers/server/startServer';
import { createPage, fetchFrom, line, openSource } from './remoteBrowser';

const RECORD = { source: 'Payments.csv', hash: 'sample', rows: 3, importedOn: '2026-11-26' };

/** The people of the team and their logs in one test. `current` is the browser that the page's requests come from. */
type RemoteTeam = {
  server: RunningServer;
  ana: Browser;
  ben: Browser;
  /** A page sends only what the person recorded who opened it. */
  anasId: string;
  current: Browser;
  idOf: (name: string) => string;
  openCopy: (person: string) => Replica;
  openLogs: (person?: string, page?: ReturnType<typeof createPage>) => EntryLogs;
};

/** Starts a server with a team of two before the tests of a file. Each test has its own workspaces `w1` and `w2`. */
export function useRemoteTeam(): RemoteTeam {
  let tests = 0;
  const copies: { close: () => void }[] = [];
  let restore: () => void;
  const idOf = (name: string) => `team-test-${tests}-${name}`;
  function openCopy(person: string): Replica {
    const copy = openReplica(person, `copy-${tests}`);
    copies.push(copy);
    return copy;
  }
  const openLogs = (person = team.anasId, page = createPage()) =>
    createRemoteEntryLogs(person, openCopy(person), openSource, () => page);
  const team = { idOf, openCopy, openLogs } as RemoteTeam;

  beforeAll(async () => {
    team.server = await startServer();
    team.ana = await setUpTeam(team.server);
    team.ben = await joinTeam(team.ana, team.server.origin, 'Ben Ode', 'operator');
    team.anasId = await personIdOf(team.ana);
    restore = fetchFrom(() => team.current);
  });
  afterAll(async () => {
    for (const copy of copies) copy.close();
    restore();
    await team.server.stop();
  });
  beforeEach(async () => {
    [team.current, line.isCut] = [team.ana, false];
    tests += 1;
    const workspaces = ['w1', 'w2'].map((name) => ({ id: idOf(name), name, record: RECORD }));
    await team.ana.ask('POST', '/api/workspaces', { workspaces });
  });
  return team;
}

export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A record of a later version, which the server stores without rules. */
export const laterRefund = (id: string) => ({ kind: 'laterRefunds', id, value: { id, amount: 100 } });
