import type { ComponentType, ReactNode } from 'react';

/**
 * The figures and lists that an engine answers, those of the dashboard together, and the payments that a person has selected.
 * The last four need all payments in the browser: a view (`rows`), and parts of others.
 */
export type AnsweredPart =
  | 'page'
  | 'totals'
  | 'payment'
  | 'dashboard'
  | 'periodTotals'
  | 'merchants'
  | 'balances'
  | 'statement'
  | 'feeCheck'
  | 'selection'
  | 'rows'
  | 'selectAll'
  | 'statementFiles'
  | 'report';

/** `id` names the payment of a dialog, or the statement of a party. Without `of`, no engine answers it. */
type Props = { of?: AnsweredPart | undefined; id?: string; children: ReactNode };

let Part: ComponentType<Props> | undefined;

/** Registers what is shown in place of figures that an engine has not answered. */
export function registerAnsweredPart(part: ComponentType<Props>): void {
  Part = part;
}

function AnsweredByEngine(props: Props) {
  return Part ? <Part {...props} /> : props.children;
}

/**
 * Figures and lists that an engine answers in a workspace whose payments are not in the browser: until it has answered, its
 * state is shown instead, and while it answers again, they are marked as busy. The local product has no engine.
 */
export const Answered = process.env.TEAM === '' ? ({ children }: Props) => children : AnsweredByEngine;
