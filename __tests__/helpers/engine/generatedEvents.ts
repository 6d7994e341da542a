import type { DataSet } from '@/data/dataSets/dataSet';
import { addDays } from '@/domain/calendar/dates';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { textAt } from '@/lib/columns/stringColumn';
import {
  createChances,
  DAYS,
  FIRST_DAY,
  INTEGRATIONS,
  MERCHANT_NAMES,
  timeOf,
  ZONE,
  type Chances,
} from './generatedPayments';

export const PARTY_IDS = [
  ...['processor', 'platform', 'partner', 'partner-North', 'partner-South'],
  ...MERCHANT_NAMES.map((_, at) => `MER${String(at + 1).padStart(3, '0')}`),
];

/** What people record about generated payments: refunds, voids, disputes, payouts, adjustments, reserves and edits. */
export function generateEvents(dataSet: DataSet, count: number, seed: number): EntryChange[] {
  const chances = createChances(seed);
  return Array.from({ length: count }, (_, at) => eventOf(dataSet, chances, at + 1));
}

function eventOf(dataSet: DataSet, chances: Chances, sequence: number): EntryChange {
  const { below, pick } = chances;
  const time = timeOf(chances);
  const recordedAt = time.length === 10 ? `${time} 09:00:00` : time;
  const moment = { recordedAt, recordedBy: 'Alex Morgan', zone: ZONE, sequence };
  const id = `record-${sequence}`;
  const payment = below(dataSet.payments.length);
  const transactionId = textAt(dataSet.payments.id, payment);
  const amount = dataSet.payments.amount[payment] ?? 0;
  const day = addDays(FIRST_DAY, below(DAYS));
  const part = Math.max(1, Math.floor(amount / pick([1, 2, 3, 50])));
  switch (pick([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5, 6, 7])) {
    case 0:
      return {
        kind: 'payments',
        id,
        value: { kind: 'refund', id, transactionId, amount: part, reason: 'Duplicate', ...moment },
      };
    case 1:
      return { kind: 'payments', id, value: { kind: 'void', id, transactionId, ...moment } };
    case 2: {
      const status = pick(['needs response', 'under review', 'won', 'lost', 'warning'] as const);
      const ofFile = dataSet.payments.disputed.findIndex((cents, index) => index > payment && cents > 0);
      const about = below(2) === 0 && ofFile >= 0 ? textAt(dataSet.payments.id, ofFile) : transactionId;
      const value = {
        id,
        disputeId: `${about} dispute`,
        transactionId: about,
        status,
        amount: part,
        fee: pick([0, 1500]),
      };
      return {
        kind: 'disputes',
        id,
        value: { ...value, reason: 'Fraudulent', networkCode: '', note: '', openedAt: timeOf(chances), ...moment },
      };
    }
    case 3:
      return {
        kind: 'payouts',
        id,
        value: {
          id,
          partyId: pick(PARTY_IDS),
          amount: 1 + below(5_000_000),
          day,
          reference: `SEPA ${sequence}`,
          ...moment,
        },
      };
    case 4: {
      const kind = pick(['adjustment', 'reserve', 'opening'] as const);
      const cents = (kind === 'reserve' ? -1 : pick([-1, 1])) * (1 + below(90_000));
      const until = kind === 'reserve' ? { until: addDays(day, 1 + below(40)) } : {};
      const value = { id, kind, partyId: pick(PARTY_IDS), amount: cents, day, ...until, reason: 'Agreed', ...moment };
      return { kind: 'adjustments', id, value };
    }
    case 5: {
      const at = below(MERCHANT_NAMES.length);
      const subjectId = below(2) === 0 ? `MER${String(at + 1).padStart(3, '0')}` : pick(INTEGRATIONS).id;
      const rate = () => (below(2) === 0 ? { percent: below(400), fixed: below(60) } : undefined);
      const [processor, partner, platform] = [rate(), rate(), rate()];
      const rates = { ...(processor && { processor }), ...(partner && { partner }), ...(platform && { platform }) };
      // Rates of all merchants would leave no fee to compare with a split.
      const since = below(3) === 0 ? day : addDays(FIRST_DAY, DAYS - 5);
      const subject = subjectId.startsWith('MER') ? 'merchant' : 'integration';
      return { kind: 'agreedRates', id, value: { id, subject, subjectId, since, ...rates, ...moment } };
    }
    case 6: {
      const { id: rowId } = pick(INTEGRATIONS);
      const before = { split: { unit: '%', hundredths: 500 + below(50) * 100 } };
      return { kind: 'edits', id, value: { id, subject: 'integration', rowId, before, ...moment } };
    }
    default:
      return {
        kind: 'notes',
        id,
        value: { id, subject: 'payment', subjectId: transactionId, text: 'Asked', ...moment },
      };
  }
}
