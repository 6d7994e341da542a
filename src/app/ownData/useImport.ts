import { useEffect, useRef, useState } from 'react';
import type { ImportAnswer, ImportRequest } from '@/data/imports/messages';
import { useOwnData, type Importer } from './OwnDataContext';

/** What the worker said last, and how far it is with what it was asked since. */
export type ImportState = {
  answers: Partial<{ [Kind in ImportAnswer['kind']]: Extract<ImportAnswer, { kind: Kind }> }>;
  isBusy: boolean;
};

const NOTHING: ImportState = { answers: {}, isBusy: false };

/** One import, from the first file on: the draft of a form, whose rows are with the worker. Leaving ends it. */
export function useImport(onAnswer: (answer: ImportAnswer) => void) {
  const { startImporter } = useOwnData();
  const [state, setState] = useState(NOTHING);
  const importer = useRef<Importer>(undefined);
  useEffect(() => () => importer.current?.stop(), []);

  function hear(answer: ImportAnswer) {
    // A file that raises no question is shown as it was read.
    const isCertain = answer.kind === 'opened' && answer.opened.questions.length === 0;
    setState(({ answers, isBusy }) => ({
      answers: { ...answers, [answer.kind]: answer },
      isBusy: isBusy && (answer.kind === 'progress' || isCertain),
    }));
    onAnswer(answer);
    if (isCertain) importer.current?.post({ kind: 'judge', plan: answer.opened.plan });
  }

  return {
    ...state,
    /** Asks the worker; a new file ends what was done with the one before. */
    ask: (request: ImportRequest) => {
      if (request.kind === 'open') {
        importer.current?.stop();
        importer.current = startImporter(hear);
        setState({ answers: {}, isBusy: true });
      } else setState(({ answers }) => ({ answers: { ...answers, progress: undefined }, isBusy: true }));
      importer.current?.post(request);
    },
    cancel: () => {
      importer.current?.stop();
      setState(NOTHING);
    },
  };
}
