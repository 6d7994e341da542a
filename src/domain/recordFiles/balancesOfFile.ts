import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { FieldRefusal } from '@/domain/refusals';
import type { PartyId } from '@/domain/statements/parties';
import {
  columnsOf,
  CURRENCY_HEADERS,
  isOtherCurrency,
  partyFinder,
  type FileTable,
  type ReadRecords,
} from './fileTable';

const HEADERS = {
  party: [
    'Merchant',
    'Payee',
    'Party',
    'Merchant name',
    'Merchant ID',
    'Party ID',
    'Account ID',
    'Business name',
    'Name',
  ],
  currency: CURRENCY_HEADERS,
  balance: ['Opening balance', 'Balance', 'Closing balance', 'Amount', 'Owed'],
} as const;

/** The opening balances of a file in cents, one for each party; below zero for what a party owes. */
export function balancesOfFile(
  table: FileTable,
  { names, currency }: { names: ReadonlyMap<PartyId, string>; currency: Currency },
): ReadRecords<{ partyId: PartyId; amount: Cents }> {
  const find = partyFinder(names);
  const seen = new Set<PartyId>();
  return columnsOf(table, HEADERS).read(
    ['party', 'balance'],
    (cell): { partyId: PartyId; amount: Cents } | FieldRefusal => {
      const party = find(cell('party'));
      if (typeof party === 'string') return party;
      if (seen.has(party.id)) return 'partyTwice';
      if (isOtherCurrency(cell('currency'), currency)) return 'otherCurrency';
      const { cents: amount } = parseAmount(cell('balance'), currency);
      if (amount === undefined) return 'balanceUnreadable';
      seen.add(party.id);
      return { partyId: party.id, amount };
    },
  );
}
