import type { Day } from '@/domain/calendar/dates';
import { parseAmount } from '@/domain/money/amounts';
import type { Currency } from '@/domain/money/currency';
import type { Cents } from '@/domain/money/money';
import type { FieldRefusal } from '@/domain/refusals';
import type { PartyId } from '@/domain/statements/parties';
import {
  columnsOf,
  CURRENCY_HEADERS,
  dayReader,
  isOtherCurrency,
  partyFinder,
  type FileTable,
  type ReadRecords,
} from './fileTable';

/** A payout of the past, in cents. */
export type PastPayout = { partyId: PartyId; amount: Cents; day: Day; reference: string };

const HEADERS = {
  id: ['Payee ID', 'Party ID', 'Merchant ID', 'Account ID', 'Destination'],
  name: ['Merchant', 'Payee', 'Party', 'Merchant name', 'Recipient', 'Business name', 'Name'],
  amount: ['Amount', 'Payout', 'Paid out', 'Net'],
  day: ['Day', 'Payout date', 'Date', 'Arrival date', 'Arrival date (UTC)', 'Paid on', 'Created (UTC)', 'Created'],
  reference: ['Reference', 'Statement descriptor', 'Description'],
  status: ['Status'],
  currency: CURRENCY_HEADERS,
  /** The part of a transfer that came back. */
  reversed: ['Amount reversed', 'Reversed amount'],
} as const;

/** What a provider calls a payout that did not arrive. */
const NOT_SENT = /^(?:failed|canceled|cancelled|returned|reversed)$/i;

type Context = {
  /** The names of parties by id. */
  names: ReadonlyMap<PartyId, string>;
  /** Recorded payouts: the same payout in the file is not recorded again. */
  recorded: readonly PastPayout[];
  currency: Currency;
  today: Day;
};

/**
 * The payouts of a file, each with a party, an amount above zero in the currency of the workspace (a file that writes
 * every amount with a minus sign has them all reversed), less what came back of it, and a day that is not after `today`.
 * A payout that is recorded already is refused, as often as it is.
 */
export function payoutsOfFile(
  table: FileTable,
  { names, recorded, currency, today }: Context,
): ReadRecords<PastPayout> {
  const find = partyFinder(names);
  const known = new Map<string, number>();
  for (const payout of recorded) known.set(keyOf(payout), (known.get(keyOf(payout)) ?? 0) + 1);
  const columns = columnsOf(table, HEADERS);
  const dayOf = dayReader(columns.textsOf('day'), today);
  const amounts = columns.textsOf('amount').map((text) => parseAmount(text, currency).cents ?? 0);
  const areNegative = amounts.every((cents) => cents < 0);
  return columns.read([columns.has('id') ? 'id' : 'name', 'day', 'amount'], (cell): PastPayout | FieldRefusal => {
    if (NOT_SENT.test(cell('status'))) return 'payoutNotSent';
    const byId = find(cell('id'));
    const party = typeof byId === 'object' || cell('name') === '' ? byId : find(cell('name'));
    if (typeof party === 'string') return party;
    const day = dayOf(cell('day'));
    if (day === undefined) return 'dayUnreadable';
    if (day > today) return 'dayAfterToday';
    if (isOtherCurrency(cell('currency'), currency)) return 'otherCurrency';
    const { cents = 0 } = parseAmount(cell('amount'), currency);
    const paid = areNegative ? -cents : cents;
    if (paid <= 0) return 'amountNotPositive';
    const reversed = cell('reversed') === '' ? 0 : parseAmount(cell('reversed'), currency).cents;
    if (reversed === undefined) return 'amountNotPositive';
    const amount = paid - Math.abs(reversed);
    if (amount <= 0) return 'payoutNotSent';
    const payout = { partyId: party.id, amount, day, reference: cell('reference') };
    const count = known.get(keyOf(payout)) ?? 0;
    if (count === 0) return payout;
    known.set(keyOf(payout), count - 1);
    return 'payoutRecorded';
  });
}

function keyOf({ partyId, amount, day }: PastPayout): string {
  return `${day} ${amount} ${partyId}`;
}
