import { useEffect, useRef, useState } from 'react';
import { browserLocale } from '@/components/browser/browserLocale';
import type { ImportAnswer, ImportRequest, OpenedSource } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { withSuggestions } from '@/domain/imports/suggestions';
import { useWorkspaceServices, type Importer } from '@/features/imports/WorkspaceContext';

type Answers = Partial<{ [Kind in ImportAnswer['kind']]: Extract<ImportAnswer, { kind: Kind }> }>;

type ImportState = {
  answers: Answers;
  busyWith: ImportRequest['kind'] | undefined;
  plans: readonly Plan[] | undefined;
  /** True once a file was chosen. */
  isAgain: boolean;
};

const NOTHING: ImportState = { answers: {}, busyWith: undefined, plans: undefined, isAgain: false };

/** One import. The rows stay in the worker, and unmounting stops it. */
export function useImport(onAnswer: (answer: ImportAnswer, post: (request: ImportRequest) => void) => void) {
  const { startImporter, announceRows } = useWorkspaceServices();
  const [state, setState] = useState(NOTHING);
  const importer = useRef<Importer>(undefined);
  useEffect(() => () => importer.current?.stop(), []);

  function handleAnswer(received: ImportAnswer, resumed?: readonly Plan[]) {
    const answer = received.kind === 'opened' ? { ...received, sources: received.sources.map(withLocale) } : received;
    if (answer.kind === 'saved') announceRows?.(answer.workspace.id);
    setState((before) => ({
      ...before,
      answers: { ...before.answers, [answer.kind]: answer },
      busyWith: isFollowed(answer) || before.answers.saved ? before.busyWith : undefined,
      plans: answer.kind === 'opened' ? (resumed ?? answer.sources.map(({ plan }) => plan)) : before.plans,
    }));
    if (answer.kind === 'opened' && resumed && isFollowed(answer))
      importer.current?.post({ kind: 'judge', plans: resumed });
    onAnswer(answer, (request) => importer.current?.post(request));
  }

  return {
    ...state,
    changePlans: (plans: readonly Plan[]) => setState((before) => ({ ...before, plans })),
    /** Sends a request to the worker. New files stop the import of earlier ones. `resumed` has the settings of files that are opened again. */
    ask: (request: ImportRequest, resumed?: readonly Plan[]) => {
      if (request.kind === 'open') {
        importer.current?.stop();
        // Answers of a stopped worker are ignored.
        const started: Importer = startImporter(
          (answer) => importer.current === started && handleAnswer(answer, resumed),
        );
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
    /** Returns from the preview to the settings. */
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

function withLocale(source: OpenedSource): OpenedSource {
  return { ...source, plan: withSuggestions(source.plan, source.questions, browserLocale()) };
}

/** True if another answer follows without a request: files without questions are judged immediately, and a saved workspace opens. */
function isFollowed(answer: ImportAnswer): boolean {
  if (answer.kind === 'opened')
    return answer.sources.every(({ questions, recognised }) => questions.length === 0 && !recognised);
  return answer.kind === 'progress' || answer.kind === 'saved' || answer.kind === 'overtaken';
}

/** The answers that are still valid after the request. */
function answersBefore(request: ImportRequest, { opened, judged }: Answers): Answers {
  if (request.kind === 'open') return {};
  return request.kind === 'judge' ? { opened } : { opened, judged };
}
