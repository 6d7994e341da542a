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
      await hear(request);
      const answer = answers().at(-1);
      if (answer?.kind !== kind) throw new Error(`It said ${JSON.stringify(answer)}`);
      return answer as Extract<ImportAnswer, { kind: Kind }>;
    },
  };
}

export function fileOf(content: string | Uint8Array<ArrayBuffer>, name = 'payments.csv'): File {
  return new File([content], name);
}
