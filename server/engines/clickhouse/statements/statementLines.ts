import type { StatementPortion, StatementQuestion } from '@/backend/paymentEngine';
import { rowAt } from '@/lib/indices';
import type { Asking } from '../client/asking';
import { readPaymentLines, readRefundLines } from './orderedLines';
import { compareLines, type OrderedLine } from './partyLines';
import { findStatement } from './statement';
import type { EngineState } from '../state';

/** In lines: how many are read with one question, of payments and of refunds each. */
export const LINES_PER_PORTION = 20_000;

/** Sorted lines that are read when they are needed. */
type Source = {
  /** Undefined at the end. */
  read: ((after: OrderedLine | undefined) => Promise<OrderedLine[]>) | undefined;
  last?: OrderedLine;
  lines: OrderedLine[];
};

type Reading = { portion: number; counts: (line: OrderedLine) => boolean };

/** All lines of a statement in their order, as it was issued for exactly these days, or as of now. */
export async function* readStatementLines(
  state: EngineState,
  { partyId, span }: Pick<StatementQuestion, 'partyId' | 'span'>,
  { portion, ...asking }: Asking & { portion: number },
): AsyncGenerator<StatementPortion> {
  const { paper, figures } = await findStatement(state, { partyId, span }, asking);
  if (paper) {
    const { opening, closing, length, lineAt } = paper;
    yield { opening, closing, length, lines: Array.from({ length }, (_, at) => lineAt(at)) };
    return;
  }
  const { opening, closing, length, corrections, touched } = figures;
  yield { opening, closing, length, lines: corrections };
  const wanted = { days: span, most: portion };
  const merged = mergeLines(
    [
      { lines: [], read: (after) => readPaymentLines(state, partyId, { ...wanted, after }, asking) },
      { lines: [], read: (after) => readRefundLines(state, partyId, { ...wanted, after }, asking) },
      { lines: [...touched].sort(compareLines), read: undefined },
    ],
    { portion, counts: ({ line }) => state.touched.table.indexOf(line.paymentId) === undefined },
  );
  for await (const lines of merged) yield { opening, closing, length, lines: lines.map(({ line }) => line) };
}

/** The lines of all sources in their order. Of those that are read, only the ones that count. */
async function* mergeLines(sources: Source[], reading: Reading): AsyncGenerator<OrderedLine[]> {
  for (;;) {
    await Promise.all(sources.map(async (source) => fill(source, reading)));
    // Nothing that is read later comes before the last line that every unfinished source has.
    const ends = sources.flatMap(({ read, lines }) => (read ? [rowAt(lines, lines.length - 1)] : []));
    const end = ends.sort(compareLines)[0];
    const ready = sources.flatMap((source) => {
      const behind = end ? source.lines.findIndex((line) => compareLines(line, end) > 0) : -1;
      return source.lines.splice(0, behind < 0 ? source.lines.length : behind);
    });
    if (ready.length > 0) yield ready.sort(compareLines);
    if (end === undefined) return;
  }
}

/** Reads until the source has a line that counts, or is at its end. */
async function fill(source: Source, { portion, counts }: Reading): Promise<void> {
  while (source.read && source.lines.length === 0) {
    const read = await source.read(source.last);
    const last = read.at(-1);
    if (last) source.last = last;
    source.lines = read.filter(counts);
    if (read.length < portion) source.read = undefined;
  }
}
