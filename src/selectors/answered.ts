/** What an engine answers in a workspace whose payments are not in the browser. */
export type AnswerName =
  | 'table'
  | 'page'
  | 'pageCount'
  | 'listMetrics'
  | 'listStatus'
  | 'searchReading'
  | 'listPosition'
  | 'summaries'
  | 'comparedMonth'
  | 'newestMonth'
  | 'periodMetrics'
  | 'recentTransactions'
  | 'merchants'
  | 'listedPayments'
  | 'balances'
  | 'availableOn'
  | 'statementMonths';

type Select = (state: never, ...args: never[]) => unknown;

type Answers = Partial<Record<AnswerName, Select>>;

const registered: Answers = {};

/** Registers the answers of engines. Each answers undefined in a workspace whose rows are in the browser. */
export function registerAnswers(answers: Readonly<Answers>): void {
  Object.assign(registered, answers);
}

function preferAnswer<Selector extends Select>(name: AnswerName, select: Selector): Selector {
  const asked = (...args: never[]) => {
    const [state, ...others] = args as unknown as Parameters<Select>;
    return registered[name]?.(state, ...others) ?? select(state, ...others);
  };
  return Object.assign(asked, select);
}

/**
 * A selector that answers from the rows in the browser, or in a workspace of an engine with the last answer of the engine. So a
 * figure has one selector everywhere. The local product has no engine, and the selector is itself.
 */
export const answered: typeof preferAnswer = process.env.TEAM === '' ? (_name, select) => select : preferAnswer;
