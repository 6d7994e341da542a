import { timeOfDate, type Day, type LocalTime } from '@/domain/calendar/dates';
import { formatMoney, type Cents } from '@/domain/money/money';
import { earnedOf } from '@/domain/statements/balances';
import { areOverlapping, issuable, statementNumber, type IssuedStatement } from '@/domain/statements/issued';
import { describeCount } from '@/domain/lists/paging';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts/payouts';
import type { Resumable } from '@/lib/resumable';
import { RULE_VERSION } from '@/domain/ruleVersion';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectIssuedFigures } from '@/selectors/statements/issuedFigures';
import { selectBalance, selectBalances, selectStatementDays } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { payoutsRecorded, payoutsRemoved, selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectIssuedStatements, statementsIssued, statementsWithdrawn } from '@/slices/entities/statementsSlice';
import { dialogClosed, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import * as toastTexts from '@/slices/ui/toastTexts';
import { selectImportedWorkspace, selectToday } from '@/slices/workspaceSlice';
import { dayOf, createAuditStamp } from '@/store/auditStamp';
import { yieldToMain, runResumable } from '@/store/runResumable';
import { dispatchIfAccepted, type Command } from '@/commands/command';
import { restoredApproval } from '@/commands/approvals/restoredApproval';
import { withAudit } from '@/commands/changes/auditTrail';
import * as texts from '@/commands/texts/statementTexts';

/** The latest possible day of a payout: the day of the newest row, or today for imported data if that is later. */
export function lastPayoutDay(): Command<Day> {
  return (_dispatch, getState, { clock }) => {
    const today = selectToday(getState());
    const now = dayOf(clock);
    return selectImportedWorkspace(getState()) && now > today ? now : today;
  };
}

/** The operator's time, for a file that names its creation. */
export function currentTime(): Command<LocalTime> {
  return (_dispatch, _getState, { clock }) => timeOfDate(clock().now);
}

/** `reason` says why more is paid than was available. */
type Wanted = { amounts: Readonly<Record<PartyId, Cents>>; day: Day; reference: string; reason?: string | undefined };

/**
 * Confirms the open payout of one party or of a run. It is recorded once, however often the button is pressed. Returns
 * false if it is refused.
 */
export function recordPayouts({ amounts, day, reference, reason }: Wanted): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const { kind } = selectOpenDialog(state);
    if (kind !== 'recordPayout' && kind !== 'payoutRun') return false;
    const { id, ...stamp } = createAuditStamp(clock);
    const balances = new Map(selectBalances(state).map((balance) => [balance.partyId, balance]));
    const payouts = Object.entries(amounts).map(([partyId, amount]): Payout => ({
      // The id is made of the run and the party, so that the same run cannot be recorded twice.
      id: `${id}-${partyId}`,
      partyId,
      amount,
      day,
      reference: reference.trim(),
      earned: earnedOf(balances.get(partyId)),
      ...(reason !== undefined && { reason }),
      ...stamp,
      ruleVersion: RULE_VERSION,
    }));
    const sum = formatMoney(
      payouts.reduce((total, { amount }) => total + amount, 0),
      selectCurrency(state),
    );
    const [only] = payouts;
    const recipient =
      payouts.length === 1 && only
        ? partyNameOf(selectPartyNames(state), only.partyId)
        : describeCount(payouts.length, 'party');
    const toast = {
      title: texts.payoutsRecorded(payouts.length),
      text: texts.paidTo(sum, recipient),
      undo: payoutsRemoved(payouts.map((payout) => payout.id)),
    };
    // A refused question stays open, because it gives the reason.
    if (!dispatch(dispatchIfAccepted(payoutsRecorded(payouts), selectPayoutRecords, toast))) return false;
    dispatch(dialogClosed());
    return true;
  };
}

/** Reverses a payout. Undo records it again, unless that needs an approval. */
export function reversePayout(payout: Payout): Command {
  return (dispatch, getState, { clock }) => {
    const { partyId, amount } = payout;
    const state = getState();
    const name = partyNameOf(selectPartyNames(state), partyId);
    const toast = {
      title: texts.payoutReversed,
      text: texts.availableAgain(formatMoney(amount, selectCurrency(state)), name),
      ...(!restoredApproval(state, payout, clock().now.getTime()) && {
        undo: payoutsRecorded([{ ...payout, earned: earnedOf(selectBalance(state, partyId)) }]),
      }),
    };
    dispatch(withAudit(dispatchIfAccepted(payoutsRemoved([payout.id]), selectPayoutRecords, toast)));
  };
}

/** Withdraws a statement. Undo issues it again unchanged. */
export function withdrawStatement(issued: IssuedStatement): Command {
  return (dispatch) => {
    const toast = {
      title: texts.statementWithdrawn,
      text: texts.followsPayments(issued.id),
      undo: statementsIssued([issued]),
    };
    dispatch(withAudit(dispatchIfAccepted(statementsWithdrawn([issued.id]), selectIssuedStatements, toast)));
  };
}

const MANY = 100;

/**
 * Issues the statements of these parties for the shown days, except for days that already are on an issued statement.
 * Many are issued in steps that yield to the page.
 */
export function issueStatements(partyIds: readonly PartyId[]): Command<Promise<boolean>> {
  return async (dispatch, getState, { clock }) => {
    const state = getState();
    const waiting = selectPendingIds(state).size;
    if (waiting > 0) {
      dispatch(toastShown({ title: texts.notIssued, text: texts.changesWait(waiting) }));
      return false;
    }
    const days = selectStatementDays(state);
    const figuresOf = selectIssuedFigures(state);
    const balances = new Map(selectBalances(state).map((balance) => [balance.partyId, balance]));
    const { id: recordId, ...stamp } = createAuditStamp(clock);
    const wanted = issuable(
      Object.values(selectIssuedStatements(state)),
      partyIds.map((partyId) => ({ partyId, ...days })),
    );
    if (wanted.length === 0) {
      const isTaken = Object.values(selectIssuedStatements(state)).some(
        (issued) => partyIds.includes(issued.partyId) && areOverlapping(issued, days),
      );
      dispatch(toastShown({ title: texts.nothingToIssue, text: isTaken ? texts.daysIssued : texts.laterIssued }));
      return false;
    }
    function* issueAll(): Resumable<IssuedStatement[]> {
      const issued: IssuedStatement[] = [];
      for (const { partyId } of wanted) {
        const { earned, paidOut } = balances.get(partyId) ?? {};
        issued.push({
          id: statementNumber(selectPartyNumber(state, partyId), days),
          partyId,
          ...days,
          ...(yield* figuresOf(partyId)),
          earned,
          paidOut,
          recordId,
          ...stamp,
          ruleVersion: RULE_VERSION,
        });
        yield;
      }
      return issued;
    }
    // Records that are made meanwhile are later than these statements.
    const made = await runResumable(issueAll(), () => {
      dispatch(toastShown({ title: texts.issuingStatements, text: describeCount(wanted.length, 'party') }));
    });
    // Storing and showing many statements takes long, so the page gets a turn before it.
    if (made.length > MANY) await yieldToMain();
    // Another tab may have issued some of these days meanwhile.
    const issued = issuable(Object.values(selectIssuedStatements(getState())), made);
    const numbers = new Set(issued.map(({ id }) => id));
    const refused = made.flatMap(({ id }) => (numbers.has(id) ? [] : [id]));
    if (refused.length > 0)
      dispatch(toastShown({ title: toastTexts.notRecorded, text: toastTexts.describeRefused(refused) }));
    const toast = {
      title: toastTexts.statementsIssued(issued.length),
      text: toastTexts.describeIssued([...numbers]),
      undo: statementsWithdrawn([...numbers]),
    };
    return dispatch(dispatchIfAccepted(statementsIssued(issued), selectIssuedStatements, toast));
  };
}
