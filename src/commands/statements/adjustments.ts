import { addDays, type Day } from '@/domain/calendar/dates';
import { formatMoney, type Cents } from '@/domain/money/money';
import { adjustmentRefusals, openingOfPaid, type Adjustment } from '@/domain/statements/postings/adjustments';
import { computeBalances } from '@/domain/statements/balances';
import { partyNameOf, type PartyId } from '@/domain/statements/parties';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectStatementSource } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { adjustmentsSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { recordAll, type Command } from '@/commands/command';
import * as texts from '@/commands/texts/adjustmentTexts';

type Typed = Pick<Adjustment, 'kind' | 'partyId' | 'amount' | 'day' | 'until' | 'reason' | 'transactionId'>;

/** Records an adjustment or a reserve of a party (cents). Returns false if the rules refuse it. */
export function recordAdjustment(typed: Typed): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    if (Object.keys(adjustmentRefusals(typed)).length > 0) return false;
    const state = getState();
    const record: Adjustment = { ...createAuditStamp(clock), ...typed, reason: typed.reason.trim() };
    const money = formatMoney(record.amount, selectCurrency(state));
    const toast = {
      title: record.kind === 'reserve' ? texts.reserveHeld : texts.adjustmentRecorded,
      text: texts.forParty(money, partyNameOf(selectPartyNames(state), record.partyId)),
    };
    return dispatch(recordAll(adjustmentsSlice, [record], toast));
  };
}

/** What had been paid out before the data begins: nothing, everything before a day, or typed balances (cents by party). */
export type OpeningAnswer =
  | { kind: 'nothing' }
  | { kind: 'paidBefore'; day: Day }
  | { kind: 'typed'; day: Day; balances: ReadonlyMap<PartyId, Cents> };

/** Records the answer, so that it is asked once. Returns false if it is refused. */
export function answerOpening(answer: OpeningAnswer): Command<boolean> {
  return (dispatch, getState, { clock }) => {
    const state = getState();
    const { id, ...stamp } = createAuditStamp(clock);
    const create = (partyId: PartyId, amount: Cents, day: Day): Adjustment => ({
      ...stamp,
      id: `${id}-${partyId}`,
      kind: 'opening',
      partyId,
      amount,
      day,
      reason: texts.reasons[answer.kind],
    });
    const found = openingsOf();
    // Without an opening balance, the answer itself is the record.
    const records = found.length > 0 ? found : [create('platform', 0, stamp.recordedAt.slice(0, 10))];
    const toast = { title: texts.openingSaved, text: texts.openingOf(found.length) };
    return dispatch(recordAll(adjustmentsSlice, records, toast));

    function openingsOf(): Adjustment[] {
      if (answer.kind === 'nothing') return [];
      const { day } = answer;
      if (answer.kind === 'typed') return [...answer.balances].map(([partyId, amount]) => create(partyId, amount, day));
      const before = addDays(day, -1);
      const days = { start: before, end: before };
      const balances = computeBalances(selectStatementSource(state), days, [...selectMerchantNames(state).keys()]);
      return [...openingOfPaid(balances)].map(([partyId, amount]) => create(partyId, amount, before));
    }
  };
}
