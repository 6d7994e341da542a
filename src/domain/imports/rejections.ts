import type { RowProblem } from '@/lib/cells/cells';

/** Why a row is rejected. */
export type RejectionReason =
  | 'id missing'
  | 'id twice'
  | 'merchant missing'
  | 'amount missing'
  | 'amount unreadable'
  | 'amount too precise'
  | 'amount too large'
  | 'sum too large'
  | 'date missing'
  | 'date unreadable'
  | 'date out of range'
  | 'time zone unknown'
  | 'status unknown'
  | 'type unknown'
  | 'currency differs'
  | 'currency unknown'
  | 'fee unreadable'
  | 'fees above the amount'
  | 'fee of nothing'
  | 'fee of a refused payment'
  | 'refunded above the fee'
  | 'refund of nothing'
  | 'refund of a refused payment'
  | 'refund of a payment not paid'
  | 'refund above the amount'
  | 'name missing'
  | 'name twice'
  | 'configuration unknown'
  | 'split unreadable'
  | 'surcharge unreadable'
  | 'against the rules of integrations'
  | 'not known here'
  | 'too few columns'
  | 'too many columns'
  | RowProblem;

/**
 * A rejected row: its line in the file (from 1), the header of the column, the text there, and why. `row` counts the
 * rows of JSON from 1, because a line can have many.
 */
export type RejectedRow = { line: number; row?: number; column: string; value: string; reason: RejectionReason };
