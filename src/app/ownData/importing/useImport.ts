import { useEffect, useRef, useState } from 'react';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { tellRowsChanged } from '@/store/persistence/entries/rowsChanged';
import { useOwnData, type Importer } from '@/app/ownData/OwnDataContext';

type Answers = Partial<{ [Kind in ImportAnswer['kind']]: Extract<ImportAnswer, { kind: Kind }> }>;

/** What the worker said last, what it is busy with since, and how the files are read. */
type ImportState = {
  answers: Answers;
  busyWith: ImportRequest['kind'] | undefined;
  plans: readonly Plan[] | undefined;
  /** No longer the first look: a file was chosen before. */
  isAgain: boolean;
};

const NOTHING: ImportState = { answers: {}, busyWith: undefined, plans: undefined, isAgain: false };

/** One import, from the first file on: the draft of a form, whose rows are with the worker. Leaving ends it. */
export function useImport(onAnswer: (answer: ImportAnswer) => void) {
  const { startImporter } = useOwnData();
  const [state, setState] = useState(NOTHING);
  const importer = useRef<Importer>(undefined);
  useEffect(() => () => importer.current?.stop(), []);

  function hear(answer: ImportAnswer, resumed?: readonly Plan[]) {
    if (answer.kind === 'saved') tellRowsChanged(answer.workspace.id);
    setState((before) => ({
      ...before,
      answers: { ...before.answers, [answer.kind]: answer },
      busyWith: isFollowed(answer) ? before.busyWith : undefined,
      plans: answer.kind === 'opened' ? (resumed ?? answer.sources.map(({ plan }) => plan)) : before.plans,
    }));
    if (answer.kind === 'opened' && resumed && isFollowed(answer))
      importer.current?.post({ kind: 'judge', plans: resumed });
    onAnswer(answer);
  }

  return {
    ...state,
    changePlans: (plans: readonly Plan[]) => setState((before) => ({ ...before, plans })),
    /** Asks the worker; new files end what was done with those before. `resumed` is how those are read that were opened before. */
    ask: (request: ImportRequest, resumed?: readonly Plan[]) => {
      if (request.kind === 'open') {
        importer.current?.stop();
        // What one says that was stopped is no longer of interest.
        const started: Importer = startImporter((answer) => importer.current === started && hear(answer, resumed));
        importer.current = started;
      }
      setState(({ answers, plans }) => ({
        answers: answersBefore(request, answers),
        busyWith: request.kind,
        plans: request.kind === 'judge' ? request.plans : plans,
        isAgain: true,
      }));
      importer.current?.post(request);
    },
    /** Back from what was read to how it is read. */
    replan: () => {
      setState((before) => ({ ...before, answers: { opened: before.answers.opened } }));
    },
    cancel: () => {
      importer.current?.stop();
      importer.current = undefined;
      setState({ ...NOTHING, isAgain: true });
    },
  };
}

/** Whether more comes by itself: files without a question are judged at once, and what was saved is opened. */
function isFollowed(answer: ImportAnswer): boolean {
  if (answer.kind === 'opened')
    return answer.sources.every(({ questions, recognised }) => questions.length === 0 && !recognised);
  return answer.kind === 'progress' || answer.kind === 'saved' || answer.kind === 'overtaken';
}

/** What still holds once this is asked. */
function answersBefore(request: ImportRequest, { opened, judged }: Answers): Answers {
  if (request.kind === 'open') return {};
  return request.kind === 'judge' ? { opened } : { opened, judged };
}
