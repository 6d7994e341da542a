import * as v from 'valibot';
import type { EntryLogs, News } from '@/backend/entryLog';
import { parseJson } from '@/lib/objects';
import { headEventSchema, teamNewsSchema, type HeadEvent } from '@/protocol/entries';
import { noteReached, send } from './http';
import { noteTeamNews } from './teamNews';
import { openRemoteEntryLog, type KnownHead } from './remoteEntryLog';
import type { Replica } from './replica';

/** In milliseconds: an interrupted stream of events is opened again after it. */
const RETRY = 2_000;

/** In milliseconds: what a busy server could not store, or a cut line did not carry, is tried again after it. */
const TRY_AGAIN = 10_000;

type Source = Pick<EventSource, 'close' | 'onmessage' | 'onopen' | 'onerror'>;
type Page = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
const openSource = (path: string): Source => new EventSource(path);

/**
 * The logs on the server. A page follows its workspace by a stream of heads. A hidden page follows nothing, because a
 * browser has only six connections to a server; it reads the newest when it becomes visible.
 */
export function createRemoteEntryLogs(
  personId: string,
  replica: Replica,
  open = openSource,
  // A worker has no page, and follows nothing.
  getPage = (): Page => document,
): EntryLogs {
  const heads = new Map<string, KnownHead>();
  const headOf = (workspace: string) => {
    const known = heads.get(workspace) ?? { seq: 0, writing: undefined };
    heads.set(workspace, known);
    return known;
  };

  return {
    isAny: () => Promise.resolve(true),
    open: (workspace) => Promise.resolve(openRemoteEntryLog(workspace, personId, replica, headOf(workspace))),
    follow(workspace, onNews) {
      const known = headOf(workspace);
      const page = getPage();
      const path = `/api/workspaces/${encodeURIComponent(workspace)}/head`;
      let last: HeadEvent | undefined;
      let source: Source | undefined;
      let retry: ReturnType<typeof setTimeout> | undefined;
      let wasCut = false;
      let again: ReturnType<typeof setTimeout> | undefined;
      known.tryLater = () => {
        clearTimeout(again);
        again = setTimeout(() => onNews('changes'), TRY_AGAIN);
      };
      const receive = async ({ data }: MessageEvent<string>) => {
        if (v.is(teamNewsSchema, parseJson(data))) noteTeamNews();
        const event = v.safeParse(headEventSchema, parseJson(data));
        if (!event.success) return;
        await known.writing;
        const { seq, logId, dataSet } = event.output;
        // A page that has read nothing yet needs no news.
        const before = known.logId === undefined ? last : known;
        const news: News[] = [];
        if (last && last.dataSet !== dataSet) news.push('rows');
        if (before && (seq > before.seq || logId !== before.logId)) news.push('changes');
        last = event.output;
        news.forEach(onNews);
      };
      const connect = () => {
        source = open(path);
        source.onopen = () => {
          noteReached(true);
          // Changes that wait are sent when the line is back.
          if (wasCut) onNews('changes');
          noteTeamNews();
          wasCut = false;
        };
        source.onmessage = (message) => void receive(message as MessageEvent<string>);
        source.onerror = () => {
          disconnect();
          wasCut = true;
          retry = setTimeout(connect, RETRY);
          // A stream does not say why it ended: the line is cut, or the person is signed out.
          void send('GET', '/api/me').catch(() => undefined);
        };
      };
      const disconnect = () => {
        clearTimeout(retry);
        source?.close();
        source = undefined;
      };
      const onTurn = () => {
        if (page.hidden) disconnect();
        else if (!source) connect();
      };
      if (!page.hidden) connect();
      page.addEventListener('visibilitychange', onTurn);
      return () => {
        page.removeEventListener('visibilitychange', onTurn);
        clearTimeout(again);
        disconnect();
      };
    },
    // The server informs all pages.
    announceRows: () => undefined,
  };
}
