import { formatDay, formatRange } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { IssuedStatement } from '@/domain/statements/issued';
import { feeOfParty, partyNameOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts';
import type { Change } from './changes';

type Names = ReadonlyMap<string, string>;

/** That a payout was recorded. */
export function payoutChange(payout: Payout, names: Names, currency: Currency): Change {
  const { id, partyId, amount, day, reference, recordedAt, recordedBy, zone } = payout;
  return {
    ...aboutParty(partyId, names),
    id,
    kind: 'Payouts',
    at: recordedAt,
    by: recordedBy,
    zone,
    why: reference,
    what: `Payout of ${formatMoney(amount, currency)}`,
    from: 'Available',
    to: `Paid out on ${formatDay(day)}`,
  };
}

/** That a statement was issued. */
export function statementChange(issued: IssuedStatement, names: Names, currency: Currency): Change {
  const { id, partyId, start, end, lines, closing, recordId, recordedAt, recordedBy, zone } = issued;
  return {
    ...aboutParty(partyId, names),
    // Taken back and issued again it has its number again.
    id: `${recordId} ${id}`,
    kind: 'Statements',
    at: recordedAt,
    by: recordedBy,
    zone,
    what: `Statement ${id} issued`,
    from: 'Open',
    why: formatRange({ start, end }) ?? '',
    to: `${describeCount(lines, 'line')}, closing at ${formatMoney(closing, currency)}`,
  };
}

function aboutParty(partyId: PartyId, names: Names) {
  const name = partyNameOf(names, partyId);
  return { about: name, merchantName: name, merchantId: feeOfParty(partyId) ? undefined : partyId };
}
