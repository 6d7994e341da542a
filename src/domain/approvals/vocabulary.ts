import type { Act } from '@/domain/permissions/acts';

/** The acts that a rule can catch. */
export const APPROVAL_ACTS = ['refundPayments', 'voidPayments', 'recordPayouts'] as const satisfies readonly Act[];
export type ApprovalAct = (typeof APPROVAL_ACTS)[number];

/** How a proposal ends. One that nobody decided in time has expired, which is derived. */
export const DECISION_RESULTS = ['approved', 'rejected', 'withdrawn'] as const;
export type DecisionResult = (typeof DECISION_RESULTS)[number];

/** In days: how long a proposal waits at most, and what a new rule offers. */
export const LONGEST_WAIT = 90;
export const USUAL_WAIT = 7;

/** The number of payments or parties of one proposal, so that its records fit into one request to the server. */
export const MOST_ITEMS = 400;

/** In characters. */
export const LONGEST_DECISION_NOTE = 500;
