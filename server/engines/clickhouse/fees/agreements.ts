import { QuestionTooLarge } from '@/backend/paymentEngine';
import type { AgreedRate } from '@/domain/fees/agreedRates';
import type { SplitRate } from '@/domain/money/split';
import { selectRateAt, selectSplitAt } from '@/selectors/reconciliation/feeCheckSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { recordedTimeIn } from '@/domain/calendar/instants';
import { dayNumber } from '../../storedPayment';
import type { EngineState } from '../state';

/** What was agreed for the payments of a data set, as lists, and the SQL of a payment's position in them from 0. 0 means nothing. */
export type Agreements = {
  splits: readonly (SplitRate | undefined)[];
  splitIndex: string;
  rates: readonly (AgreedRate | undefined)[];
  rateIndex: string;
  /** The SQL that these two names abbreviate, at the start of a question. */
  definitions: string;
};

/** In changes of one subject: ClickHouse compares each payment with all of them. */
const MOST_CHANGES = 1_000;

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
    { after: "concat(date, '\\0')", literal: timeLiteral },
  );

  const sinces = new Map<string, string[]>();
  for (const { subject, subjectId, since } of Object.values(selectAgreedRates(state)))
    push(sinces, `${subject} ${subjectId}`, since);
  const rates: (AgreedRate | undefined)[] = [undefined];
  const ofDay = { after: 'toUInt32(day + 1)', literal: (day: string) => String(dayNumber(day)) };
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
  const definitions = `WITH ${splitIndex} AS split_index, ${rateIndex} AS rate_index`;
  return { splits, splitIndex: 'split_index', rates, rateIndex: 'rate_index', definitions };
}

function push(groups: Map<string, string[]>, key: string, value: string): void {
  groups.set(key, [...(groups.get(key) ?? []), value]);
}

/** `after` is a value just behind the one of a payment. */
type Cut = { after: string; literal: (text: string) => string };

/**
 * The SQL of a position in a list: the subject's first one, and one more for each change before the payment. Each subject has all
 * of its values in a row in the list, the earliest first.
 */
function indexOf<Value>(
  subject: string,
  timelines: readonly Timeline<Value>[],
  list: (Value | undefined)[],
  { after, literal }: Cut,
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
  const position = `${subject} + 1`;
  const first = `[${firsts.join(',')}][${position}]`;
  const lengths = cutsOfAll.map(({ length }) => length);
  const cuts = cutsOfAll.flat().map(literal);
  if (cuts.length === 0) return `toUInt32(${first})`;
  let before = 1;
  const starts = lengths.map((length) => (before += length) - length);
  const ofSubject = `arraySlice([${cuts.join(',')}], [${starts.join(',')}][${position}], [${lengths.join(',')}][${position}])`;
  // The number of cuts until the payment is its position among them. Functions of ClickHouse 18 see no columns in a lambda.
  return `toUInt32(${first} + indexOf(arraySort(arrayPushBack(${ofSubject}, ${after})), ${after}) - 1)`;
}

/** A time has only digits and signs, so that it is safe in SQL. */
function timeLiteral(time: string): string {
  if (!/^[\d :-]{10,19}$/.test(time)) throw new RangeError('A time of an edit cannot be read');
  return `'${time}'`;
}
