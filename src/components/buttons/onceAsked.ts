/**
 * A handler of a button that appears where the button before it was pressed: the second press of a double click is ignored,
 * because nobody can have read the question.
 */
export const onceAsked = (act: () => void) => {
  return ({ detail }: { detail: number }): void => {
    if (detail < 2) act();
  };
};

/**
 * The `ref` of the answer that changes nothing, or of what replaces a question. Its focus brings it into view, where the
 * pressed button is gone.
 */
export const focusAnswer = (element: HTMLElement | null): void => element?.focus();
