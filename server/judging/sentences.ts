import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { formatDay } from '@/domain/calendar/dates';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import type { Refusal } from '@/domain/refusals';
import { RESTORATION_REASONS } from '@/selectors/changes/restorationTexts';
import type { LogEntry } from '../log/logEntry';
import { countedValue, type Valued } from './kinds';
import { timeOfStamp } from './stamps';

/**
 * Why a change is refused, for the person who made it: 'Ana Ruiz refunded $60.00 at 14:02. $40.00 can still be refunded.'
 * The time is in `zone`, that of the person, or in UTC if it is not known.
 */
export function describeRefusedChange(
  { kind, refusal, first }: { kind: string; refusal: Refusal; first: LogEntry | undefined },
  { currency, zone, now }: { currency: Currency; zone: string | undefined; now: Date },
): string {
  const reason = describeReason(kind, refusal, currency);
  if (!first) return reason;
  const [day = '', time = ''] = timeOfStamp(new Date(first.at), zone ?? 'UTC').split(' ');
  const isToday = timeOfStamp(now, zone ?? 'UTC').startsWith(day);
  const moment = `${isToday ? '' : ` on ${formatDay(day)}`} at ${time.slice(0, 5)}${zone === undefined ? ' UTC' : ''}`;
  return `${first.by.name} ${describeAct(countedValue(first), currency)}${moment}. ${reason}`;
}

function describeReason(kind: string, refusal: Refusal, currency: Currency): string {
  if (refusal.kind === 'restorationExcluded') return RESTORATION_REASONS[refusal.reason];
  if (refusal.kind !== 'amountAboveRefundable') return describeRefusal(refusal, currency);
  const act = kind === 'payouts' ? 'paid out' : 'refunded';
  return `${formatMoney(Math.max(0, refusal.refundable), currency)} can still be ${act}.`;
}

const ACTS_OF_DECISIONS = { approved: 'approved', rejected: 'rejected', withdrawn: 'withdrew' } as const;

/** What somebody did, without its end. Without a value, the entry was withdrawn. */
function describeAct(valued: Valued | undefined, currency: Currency): string {
  switch (valued?.kind) {
    case 'payments':
      return valued.value.kind === 'refund'
        ? `refunded ${formatMoney(valued.value.amount, currency)}`
        : 'voided the payment';
    case 'payouts':
      return `paid out ${formatMoney(valued.value.amount, currency)}`;
    case 'proposals': {
      const { decision } = valued.value;
      return decision ? `${ACTS_OF_DECISIONS[decision.result]} it` : 'proposed it';
    }
    case 'statements':
      return `issued the statement ${valued.id}`;
    case 'reconciliation':
      return valued.value.kind === 'report' ? 'imported the report' : 'resolved the discrepancy';
    case 'assignments':
      return valued.value.state === 'done' ? 'marked it as done' : `assigned it to ${valued.value.assignee.name}`;
    case 'chargeModels':
      return 'saved a charge model';
    case 'adjustments':
      return valued.value.kind === 'opening' ? 'entered opening balances' : 'recorded an adjustment';
    case 'agreedRates':
      return 'saved agreed rates';
    case 'notes':
      return 'edited the note';
    case 'disputes':
      return 'recorded a step of a dispute';
    case 'merchants':
      return `saved the merchant ${valued.value.name}`;
    case 'integrations':
      return `saved the integration ${valued.value.integrationName}`;
    default:
      return valued ? 'changed it' : 'withdrew it';
  }
}
