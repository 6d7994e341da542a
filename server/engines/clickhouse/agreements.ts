import { QuestionTooLarge } from '@/backend/paymentEngine';
import type { AgreedRate } from '@/domain/fees/agreedRates';
import type { SplitRate } from '@/domain/money/split';
import { selectRateAt, selectSplitAt } from '@/selectors/reconciliation/feeCheckSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { dayNumber } from '../storedPayment';
import type { EngineState } from './state';

/** What was agreed for the payments of a data set, as lists, and the SQL of a payment's position in them from 0. 0 means nothing. */
export type Agreements = {
  splits: readonly (SplitRate | undefined)[];
  splitIndex: string;
  rates: readonly (AgreedRate | undefined)[];
  rateIndex: string;
};

/** In changes of one subject: more would make the SQL too long. */
const MOST_CHANGES = 200;

/** What is agreed changes at these times, ascending; `valueAt` says what is agreed from a time on. */
type Timeline<Value> = { cuts: readonly string[]; valueAt: (time: string) => Value | undefined };

/** The agreements of a state: splits of integrations by time, and rates of integrations or merchants by day. */
export function agreementsOf({ state, directory }: EngineState): Agreements {
  const splitAt = selectSplitAt(state);
  const rateAt = selectRateAt(state);
  const zone = selectWorkspaceTimeZone(state);
  const untils = new Map<string, string[]>();
  for (const edit of Object.values(selectEdits(state)))
    if (edit.subject === 'integration') push(untils, edit.rowId, recordedTimeIn(zone, edit));
  const splits: (SplitRate | undefined)[] = [undefined];
  const integrations = directory.words.integrations;
  const splitIndex = indexOf(
    'integration',
    integrations.map((id) => ({ cuts: untils.get(id) ?? [], valueAt: (time) => splitAt(id, () => time) })),
    splits,
    { column: 'date', literal: timeLiteral, never: "'~'" },
  );

  const sinces = new Map<string, string[]>();
  for (const { subject, subjectId, since } of Object.values(selectAgreedRates(state)))
    push(sinces, `${subject} ${subjectId}`, since);
  const rates: (AgreedRate | undefined)[] = [undefined];
  const ofDay = { column: 'day', literal: (day: string) => String(dayNumber(day)), never: '4000000000' };
  const timelineOf = (subject: string, valueAt: Timeline<AgreedRate>['valueAt']) => ({
    cuts: sinces.get(subject) ?? [],
    valueAt,
  });
  // No merchant has an empty id, so that only the rates of the integration are found, and the other way round.
  const ofIntegration = indexOf(
    'integration',
    integrations.map((id) => timelineOf(`integration ${id}`, (day) => rateAt?.('', id, () => day))),
    rates,
    ofDay,
  );
  const ofMerchant = indexOf(
    'merchant',
    directory.merchants.map(({ id }) => timelineOf(`merchant ${id}`, (day) => rateAt?.(id, undefined, () => day))),
    rates,
    ofDay,
  );
  // Before the first rate of an integration, that of its merchant counts.
  const isThere = `[${rates.map((rate) => (rate ? 1 : 0)).join(',')}][${ofIntegration} + 1] = 1`;
  const rateIndex = `if(${isThere}, ${ofIntegration}, ${ofMerchant})`;
  return { splits, splitIndex, rates, rateIndex };
}

function push(groups: Map<string, string[]>, key: string, value: string): void {
  groups.set(key, [...(groups.get(key) ?? []), value]);
}

type Cut = { column: string; literal: (text: string) => string; never: string };

/**
 * The SQL of a position in a list: the subject's first one, and one more for each change before the payment. Each subject has all
 * of its values in a row in the list, the earliest first.
 */
function indexOf<Value>(
  subject: string,
  timelines: readonly Timeline<Value>[],
  list: (Value | undefined)[],
  { column, literal, never }: Cut,
): string {
  const firsts: number[] = [];
  const cutsOfAll = timelines.map(({ cuts, valueAt }) => {
    const times = [...new Set(cuts)].sort();
    if (times.length > MOST_CHANGES) throw new QuestionTooLarge('An agreement changed too often to check all fees.');
    const values = ['', ...times].map(valueAt);
    firsts.push(values.every((value) => value === undefined) ? 0 : list.length);
    if (firsts.at(-1) === 0) return [];
    list.push(...values);
    return times;
  });
  const most = Math.max(0, ...cutsOfAll.map(({ length }) => length));
  const position = `${subject} + 1`;
  const changes = Array.from({ length: most }, (_, at) => {
    const cuts = cutsOfAll.map((times) => (times[at] === undefined ? never : literal(times[at])));
    return ` + (${column} >= [${cuts.join(',')}][${position}])`;
  });
  return `toUInt32([${firsts.join(',')}][${position}]${changes.join('')})`;
}

/** A time has only digits and signs, so that it is safe in SQL. */
function timeLiteral(time: string): string {
  if (!/^[\d :-]{10,19}$/.test(time)) throw new RangeError('A time of an edit cannot be read');
  return `'${time}'`;
}
