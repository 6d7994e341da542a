type Select = (state: never, ...args: never[]) => unknown;

const answers = new WeakMap<object, Select>();

/**
 * Registers what an engine answers in place of a selector, in a workspace whose payments are not in the browser. The answer
 * is undefined in other workspaces, and then the selector answers from the rows in the browser.
 */
export function registerAnswer<Selector extends Select>(
  select: Selector,
  answer: (state: never, ...args: never[]) => ReturnType<Selector> | undefined,
): void {
  answers.set(select, answer);
}

/**
 * A selector that prefers the answer of an engine. So a figure has one selector everywhere. `createSelector` makes such
 * selectors, except in the local product, which has no engine.
 */
export function answered<Selector extends Select>(select: Selector): Selector {
  const asked = (...args: never[]) => {
    const [state, ...others] = args as unknown as Parameters<Select>;
    return answers.get(asked)?.(state, ...others) ?? select(state, ...others);
  };
  return Object.assign(asked, select);
}
