import type { StatementAnswer } from '@/backend/paymentEngine';
import type { Day } from '@/domain/calendar/dates';
import type { Span } from '@/domain/calendar/periods';
import type { PartyId } from '@/domain/statements/parties';
import type { EngineState } from '../state';
import type { Asking } from '../client/asking';
import { readLines } from './orderedLines';
import {
  compareLines,
  dayOfLine,
  readLineSums,
  type LineSums,
  type OrderedLine,
  type StatementFigures,
} from './partyLines';

type LinePage = { partyId: PartyId; span: Span; from: number; count: number };
type OnDay = { count: number; net: number };

/** The lines of a statement from a position on, each with the balance after it. Sums of days lead to the first day that is read. */
export async function readLinePage(
  state: EngineState,
  { partyId, span, from, count }: LinePage,
  { opening, corrections, touched, storedTouched }: StatementFigures,
  asking: Asking,
): Promise<StatementAnswer['lines']> {
  const shown: StatementAnswer['lines'][number][] = [];
  let [balance, index] = [opening, 0];
  const show = (line: OrderedLine['line']) => {
    balance += line.net;
    if (index >= from && shown.length < count) shown.push({ ...line, index, balance });
    index += 1;
  };
  for (const line of corrections) show(line);
  if (shown.length === count) return shown;
  const days = await readDays(state, { partyId, span }, { touched, storedTouched }, asking);
  let [first, last, wanted]: [number, number, number] = [0, 0, 0];
  for (const [day, { count: ofDay, net }] of days) {
    if (first === 0 && index + ofDay <= from) {
      index += ofDay;
      balance += net;
      continue;
    }
    if (first === 0) first = day;
    last = day;
    wanted += ofDay;
    if (index + wanted >= from + count) break;
  }
  if (first === 0) return shown;
  const range = { start: dayOf(first), end: dayOf(last) };
  const isInRange = (line: OrderedLine) => dayOfLine(line) >= first && dayOfLine(line) <= last;
  const most = from + count - index;
  const untouched = await readUntouched(state, partyId, { range, most }, asking);
  const lines = [...untouched, ...touched.filter(isInRange)].sort(compareLines);
  for (const { line } of lines.slice(0, most)) show(line);
  return shown;
}

/** Touched payments have their lines elsewhere, so that more lines are read until enough others are among them. */
async function readUntouched(
  state: EngineState,
  partyId: PartyId,
  { range, most }: { range: Span; most: number },
  asking: Asking,
): Promise<OrderedLine[]> {
  for (let limit = most + 50; ; limit *= 4) {
    const { lines, isComplete } = await readLines(state, partyId, { days: range, most: limit }, asking);
    const untouched = lines.filter(({ line }) => state.touched.table.indexOf(line.paymentId) === undefined);
    if (isComplete || untouched.length >= most) return untouched;
  }
}

/** The number and the sum of the lines of each day, in the order of the days. */
async function readDays(
  state: EngineState,
  { partyId, span }: { partyId: PartyId; span: Span },
  { touched, storedTouched }: Pick<StatementFigures, 'touched' | 'storedTouched'>,
  asking: Asking,
): Promise<[number, OnDay][]> {
  const sums = await readLineSums(state, partyId, { groupOf: (column) => column, days: span }, asking);
  const days = new Map<number, OnDay>();
  const add = (day: number, count: number, net: number) => {
    const found = days.get(day) ?? { count: 0, net: 0 };
    days.set(day, { count: found.count + count, net: found.net + net });
  };
  const addSums = (sign: 1 | -1) => (of: LineSums) => add(of.group, of.count, sign * of.net);
  sums.payments.forEach(addSums(1));
  sums.refunds.forEach(addSums(-1));
  for (const line of storedTouched) add(dayOfLine(line), -1, -line.line.net);
  for (const line of touched) add(dayOfLine(line), 1, line.line.net);
  return [...days].filter(([, { count }]) => count > 0).sort(([a], [b]) => a - b);
}

function dayOf(day: number): Day {
  const text = String(day);
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
}
