import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import type { ImportAnswer, ImportRequest, NewWorkspace } from '@/data/imports/messages';
import { createImportSession } from '@/data/imports/session';
import type { Plan } from '@/domain/imports/plan';

export const NEW_WORKSPACE: NewWorkspace = { id: 'w1', name: 'My festival', importedOn: '2025-06-30' };

/** Waits until the databases are deleted, so that the next test of the file starts empty. */
export async function removeDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
}

/** An import session with its responses except progress. */
export function givenSession() {
  const received: ImportAnswer[] = [];
  const handleRequest = createImportSession((answer) => received.push(answer), {
    timeZone: 'Europe/Berlin',
    nextYear: 2026,
    storage: openWorkspaceFiles(),
  });
  const answers = () => received.filter(({ kind }) => kind !== 'progress');
  /** Sends a request and returns its answer, whose kind must be the expected one. */
  const ask = async <Kind extends ImportAnswer['kind']>(request: ImportRequest, kind: Kind) => {
    const before = received.length;
    await handleRequest(request);
    const since = received.slice(before);
    const answer = since.findLast((message) => message.kind === kind);
    if (!answer) throw new Error(`It answered ${JSON.stringify(since.at(-1))}`);
    return answer as Extract<ImportAnswer, { kind: Kind }>;
  };
  const sourcesOf = async (request: ImportRequest) => (await ask(request, 'opened')).sources;
  return {
    received,
    answers,
    ask,
    /** Opens files and returns their sources. Files with the same columns are one source. */
    open: (files: readonly File[], into?: string) => sourcesOf({ kind: 'open', files, into }),
    /** Opens a single file and returns its source. */
    openFile: async (file: File, into?: string) => {
      const [source] = await sourcesOf({ kind: 'open', files: [file], into });
      if (!source) throw new Error('There is no source');
      return source;
    },
    /** Returns the preview. */
    judge: async (...plans: Plan[]) => (await ask({ kind: 'judge', plans }, 'judged')).preview,
  };
}

/** All files have the same age unless a test says otherwise. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'payments.csv', lastModified = 0): File {
  return new File([content], name, { lastModified });
}
