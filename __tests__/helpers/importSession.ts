import type { ImportAnswer, ImportRequest, NewWorkspace } from '@/data/imports/messages';
import { createImportSession } from '@/data/imports/session';

export const NEW_WORKSPACE: NewWorkspace = { id: 'w1', name: 'My festival', importedOn: '2025-06-30' };

/** An import session with what it said; progress apart. */
export function givenSession() {
  const said: ImportAnswer[] = [];
  const hear = createImportSession((answer) => said.push(answer), { timeZone: 'Europe/Berlin', nextYear: 2026 });
  const answers = () => said.filter(({ kind }) => kind !== 'progress');
  return {
    said,
    answers,
    /** What a request came to; the kind that a test expects is told in the same breath. */
    ask: async <Kind extends ImportAnswer['kind']>(request: ImportRequest, kind: Kind) => {
      const before = said.length;
      await hear(request);
      const since = said.slice(before);
      const answer = since.findLast((each) => each.kind === kind);
      if (!answer) throw new Error(`It said ${JSON.stringify(since.at(-1))}`);
      return answer as Extract<ImportAnswer, { kind: Kind }>;
    },
  };
}

export function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'payments.csv'): File {
  return new File([content], name);
}
