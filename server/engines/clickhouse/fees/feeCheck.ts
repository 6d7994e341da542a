import { FEE_CLASSES, type FeeCheck } from '@/domain/fees/feeCheck';
import { startFeeGroups, type FeeFault } from '@/domain/fees/feeGroups';
import { DEFAULT_SPLIT } from '@/domain/money/split';
import { VOIDED, type FeeParty } from '@/domain/payments/vocabulary';
import { compareCodes } from '@/lib/compareCodes';
import { agreementsOf, type Agreements } from './agreements';
import type { EngineState } from '../state';
import { onlyWithin } from '../conditions';
import { agreedFees, feeColumns, isAgreed, type FeeColumns } from './feeColumns';
import type { Asking } from '../client/asking';
import type { ExternalTable } from '../client/sending';

/** In rows: so many different wrong fees can be grouped. */
const MOST_WRONG = 1_000_000;

type Context = {
  state: EngineState;
  agreements: Agreements;
  where: string;
  tables: readonly ExternalTable[];
  asking: Asking;
};

/** A wrong fee and all that are the same, with the position of the first one in the table. */
type Wrong = {
  party: FeeParty;
  merchant: number;
  fault: FeeFault;
  split: number;
  rate: number;
  first: string;
  last: string;
  position: string;
  count: number;
  one: Record<'amount' | 'charged' | 'expected' | 'fees', number>;
  all: Record<'amount' | 'charged' | 'expected' | 'fees', number>;
};

/** Checks all fees in ClickHouse: it counts the right ones, and groups the wrong ones that are the same. */
export async function readFeeCheck(state: EngineState, asking: Asking): Promise<FeeCheck> {
  const agreements = agreementsOf(state);
  const voided = voidedRows(state);
  const context: Context = {
    state,
    agreements,
    // A payment that somebody voided is not paid, as ClickHouse has it.
    where: `isPaid = 1${onlyWithin('AND', state.records)}${voided.length > 0 ? ' AND row NOT IN (SELECT row FROM voided)' : ''}`,
    tables: voided.length > 0 ? [{ name: 'voided', structure: 'row UInt64', rows: voided.map((row) => [row]) }] : [],
    asking,
  };
  const fees = feeColumns(agreements, state.touched.currency);
  const [counted, calculated, newest, ...wrong] = await Promise.all([
    countClasses(context, fees),
    countCalculated(context),
    readNewestDays(context),
    ...fees.map((fee) => readWrong(context, fee)),
  ]);
  const groups = groupWrong(context, wrong.flat()).map((group) => {
    const last = newest.get(group.merchantId) ?? '';
    return { ...group, hasEnded: group.last < last };
  });
  return { ...counted, calculated, groups };
}

function voidedRows({ touched, rows }: EngineState): number[] {
  return [...touched.recorded].flatMap(([index, { status }]) => (status === VOIDED ? (rows[index]?.row ?? []) : []));
}

const CHARGED_ONLY = 'areFeesCalculated = 0';

async function countClasses({ state, agreements, where, tables, asking }: Context, fees: readonly FeeColumns[]) {
  const classes = fees.map(({ feeClass }) => feeClass).join(', ');
  const sql = `${agreements.definitions} SELECT arrayJoin([${classes}]) AS fee_class, count() FROM ${state.table} WHERE ${where} AND ${CHARGED_ONLY} GROUP BY fee_class`;
  const found = new Map(await asking.client.ask<[number, number]>({ sql, tables, signal: asking.signal }));
  const counts = Object.fromEntries(FEE_CLASSES.map((name, at) => [name, found.get(at) ?? 0])) as FeeCheck['counts'];
  return { counts, unagreed: found.get(-1) ?? 0 };
}

async function countCalculated({ state, where, tables, asking }: Context): Promise<number> {
  const sql = `SELECT count() FROM ${state.table} WHERE ${where} AND areFeesCalculated = 1`;
  const rows = await asking.client.ask<[number]>({ sql, tables, signal: asking.signal });
  return rows[0]?.[0] ?? 0;
}

/** The day of the newest payment of each merchant whose fees were checked. */
async function readNewestDays({
  state,
  agreements,
  where,
  tables,
  asking,
}: Context): Promise<ReadonlyMap<string, string>> {
  const { rates, rateIndex } = agreements;
  const hasRate = `[${rates.map((rate) => (rate ? 1 : 0)).join(',')}][${rateIndex} + 1] = 1`;
  const sql = `${agreements.definitions} SELECT merchant, toString(max(day)) FROM ${state.table} WHERE ${where} AND ${CHARGED_ONLY} AND (${hasRate} OR ${isAgreed(agreements)}) GROUP BY merchant`;
  const rows = await asking.client.ask<[number, string]>({ sql, tables, signal: asking.signal });
  return new Map(rows.map(([merchant, day]) => [state.directory.merchants[merchant]?.id ?? '', dayText(day)]));
}

/** The first of several wrong fees decides in which group they are, so that the first ones come first. */
const POSITION = "max(concat(date, '\\0', toString(90000000000000000 - row)))";

async function readWrong({ state, agreements, where, tables, asking }: Context, fee: FeeColumns): Promise<Wrong[]> {
  const { expected, charged, feeClass, hasRate, party } = fee;
  const faults = FEE_CLASSES.map((name, at) => (name === 'as agreed' || name === 'rounding' ? -1 : at)).filter(
    (at) => at >= 0,
  );
  const fees = agreedFees(agreements);
  // Without a rate, the fees of an agreement are one group for all amounts.
  const alike = (column: string) => `if(${hasRate}, ${column}, toInt64(0))`;
  const rate = `if(${hasRate}, ${agreements.rateIndex}, toUInt32(0))`;
  const keys = ['merchant', feeClass, agreements.splitIndex, rate, alike('amount'), alike(charged), alike(expected)];
  const sums = `count(), sum(amount), sum(${charged}), sum(${expected}), sum(${fees})`;
  // A name of a name is unknown to other shards.
  const isNamed = (key: string) => /^\w+$/.test(key);
  const names = keys.map((key, index) => (isNamed(key) ? key : `key_${index}`));
  const named = keys.map((key, index) => (isNamed(key) ? key : `${key} AS key_${index}`)).join(', ');
  const sql = `${agreements.definitions} SELECT ${named}, toString(min(day)), toString(max(day)), ${POSITION}, ${sums} FROM ${state.table} WHERE ${where} AND ${CHARGED_ONLY} AND ${feeClass} IN (${faults.join(', ')}) GROUP BY ${names.join(', ')}`;
  const rows = await asking.client.ask<
    [
      ...one: [number, number, number, number, number, number, number],
      ...days: [string, string, string],
      ...sums: [number, number, number, number, number],
    ]
  >({ sql, tables, signal: asking.signal, resultRows: MOST_WRONG });
  return rows.map(
    ([
      merchant,
      found,
      split,
      rateAt,
      amount,
      ofOne,
      expectedOfOne,
      first,
      last,
      position,
      count,
      ...[amounts, all, expectedOfAll, feesOfAll]
    ]) => ({
      party,
      merchant,
      fault: FEE_CLASSES[found] as FeeFault,
      split,
      rate: rateAt,
      position,
      count,
      first: dayText(first),
      last: dayText(last),
      one: { amount, charged: ofOne, expected: expectedOfOne, fees: 0 },
      all: { amount: amounts, charged: all, expected: expectedOfAll, fees: feesOfAll },
    }),
  );
}

function groupWrong({ state, agreements }: Context, wrong: readonly Wrong[]) {
  const grouping = startFeeGroups();
  // Sorting is stable, so that the fees of one payment keep the order of their parties.
  const inOrder = [...wrong].sort((a, b) => compareCodes(b.position, a.position));
  for (const { party, merchant, fault, split, rate, first, last, count, one, all } of inOrder) {
    const agreed = agreements.rates[rate]?.[party];
    const agreement = {
      merchantId: state.directory.merchants[merchant]?.id ?? '',
      party,
      fault,
      split: agreements.splits[split] ?? DEFAULT_SPLIT,
      ...(agreed && { rate: agreed }),
    };
    grouping.add(agreement, { day: last, ...one }, { count, ...all, first, last });
  }
  return grouping.finish();
}

const dayText = (day: string) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
