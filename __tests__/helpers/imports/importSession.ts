import type { ImportAnswer, ImportRequest, NewWorkspace } from '@/data/imports/messages';
import { createImportSession } from '@/data/imports/session';
import type { Plan } from '@/domain/imports/plan';

export const NEW_WORKSPACE: NewWorkspace = { id: 'w1', name: 'My festival', importedOn: '2025-06-30' };

/** Waits for it: what comes after the last test of a file finds nothing of it any more. */
export async function removeDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => (indexedDB.deleteDatabase(name).onsuccess = resolve));
}

/** An import session with what it said; progress apart. */
export function givenSession() {
  const said: ImportAnswer[] = [];
  const hear = createImportSession((answer) => said.push(answer), { timeZone: 'Europe/Berlin', nextYear: 2026 });
  const answers = () => said.filter(({ kind }) => kind !== 'progress');
  /** What a request came to; the kind that a test expects is told in the same breath. */
  const ask = async <Kind extends ImportAnswer['kind']>(request: ImportRequest, kind: Kind) => {
    const before = said.length;
    await hear(request);
    const since = said.slice(before);
    const answer = since.findLast((each) => each.kind === kind);
    if (!answer) throw new Error(`It said ${JSON.stringify(since.at(-1))}`);
    return answer as Extract<ImportAnswer, { kind: Kind }>;
  };
  const sourcesOf = async (request: ImportRequest) => (await ask(request, 'opened')).sources;
  return {
    said,
    answers,
    ask,
    /** What is known of the files; of files with the same columns it is one source. */
    open: (files: readonly File[], into?: string) => sourcesOf({ kind: 'open', files, into }),
    /** What is known of a single file. */
    openOne: async (file: File, into?: string) => {
      const [source] = await sourcesOf({ kind: 'open', files: [file], into });
      if (!source) throw new Error('There is no source');
      return source;
    },
    /** What is shown before an import is decided. */
    judge: async (...plans: Plan[]) => (await ask({ kind: 'judge', plans }, 'judged')).preview,
  };
}

/** Files of one age, unless a test says otherwise. */
export function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'payments.csv', lastModified = 0): File {
  return new File([content], name, { lastModified });
}
