import { formatRange } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { IssuedStatement } from '@/domain/statements/issued';
import { feeOfParty, partyNameOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts';
import { auditStampOf, type Change } from './changes';
import * as texts from './texts';

type Names = ReadonlyMap<string, string>;

export function payoutChange(payout: Payout, names: Names, currency: Currency): Change {
  const { partyId, amount, day, reference } = payout;
  return {
    ...partyFields(partyId, names),
    ...auditStampOf(payout),
    kind: 'Payouts',
    why: reference,
    what: texts.payout(formatMoney(amount, currency)),
    from: texts.available,
    to: texts.paidOut(day),
  };
}

export function statementChange(issued: IssuedStatement, names: Names, currency: Currency): Change {
  const { id, partyId, start, end, lines, closing, recordId } = issued;
  return {
    ...partyFields(partyId, names),
    ...auditStampOf(issued),
    // A statement that is withdrawn and issued again keeps its number, so the number alone is not unique.
    id: `${recordId} ${id}`,
    kind: 'Statements',
    what: texts.statementIssued(id),
    reversal: texts.statementReversal(id),
    from: texts.notIssued,
    why: formatRange({ start, end }) ?? '',
    to: texts.statementContent(lines, formatMoney(closing, currency)),
  };
}

function partyFields(partyId: PartyId, names: Names) {
  const name = partyNameOf(names, partyId);
  return { about: name, merchantName: name, merchantId: feeOfParty(partyId) ? undefined : partyId };
}
