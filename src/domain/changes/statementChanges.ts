import { formatDay, formatRange } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { IssuedStatement } from '@/domain/statements/issued';
import { isFeeParty, partyNameOf, type PartyId } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts';
import type { Change } from './changes';

type Names = ReadonlyMap<string, string>;

/** The payouts that were recorded, and the statements that were issued. */
export function statementChanges(
  payouts: readonly Payout[],
  issued: readonly IssuedStatement[],
  names: Names,
  currency: Currency,
): Change[] {
  return [
    ...payouts.map(({ id, partyId, amount, day, reference, ...stamp }): Change => ({
      ...aboutParty(partyId, names),
      ...{ id, kind: 'Payouts', at: stamp.recordedAt, by: stamp.recordedBy, zone: stamp.zone },
      ...{ what: `Payout of ${formatMoney(amount, currency)}`, from: 'Available', to: `Paid out on ${formatDay(day)}` },
      why: reference,
    })),
    ...issued.map(({ id, partyId, start, end, lines, closing, ...stamp }): Change => ({
      ...aboutParty(partyId, names),
      ...{ id, kind: 'Statements', at: stamp.recordedAt, by: stamp.recordedBy, zone: stamp.zone },
      ...{ what: `Statement ${id} issued`, from: 'Open', why: formatRange({ start, end }) ?? '' },
      to: `${describeCount(lines, 'line')}, closing at ${formatMoney(closing, currency)}`,
    })),
  ];
}

function aboutParty(partyId: PartyId, names: Names) {
  const name = partyNameOf(names, partyId);
  return { about: name, merchantName: name, merchantId: isFeeParty(partyId) ? undefined : partyId };
}
