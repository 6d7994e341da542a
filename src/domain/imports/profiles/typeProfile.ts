import type { Cells } from '@/lib/cells/cells';
import { memoizeByCell } from '@/lib/cells/memoize';
import { withoutGuard } from '@/domain/imports/guards';
import type { Plan } from '@/domain/imports/plan';
import { rowAmountReader } from '@/domain/imports/rowAmount';
import { disputeStepOf, isDisputeList, isSkippedKind, kindOfType, typeKey } from '@/domain/imports/rowKinds';

/**
 * A type that the format does not define: the number of its rows, their currency (undefined for several), and their sum
 * for each decimal mark.
 */
export type UnknownType = {
  word: string;
  count: number;
  currency: string | undefined;
  /** In thousandths of a whole number as written. NaN if an amount cannot be read. */
  sums: Record<'.' | ',', number>;
};

/** A file with more unknown types than this has its types in another column. */
const MOST = 50;

/** Counts the rows of types that the format does not define, answered or not. */
export function profileTypes(plan: Plan) {
  const { columns, kinds } = plan;
  const isList = isDisputeList(plan);
  const fateOf = (text: string) => {
    const kind = kindOfType(plan, text);
    if (kind === undefined) return undefined;
    // Rows of disputes are read too, so that a file with nothing else has dates and amounts in a known notation.
    const isDispute = kind === 'dispute' && (isList || disputeStepOf(text) !== undefined);
    return isSkippedKind(kind) && !isDispute ? 'skipped' : 'read';
  };
  const unknown = new Map<string, UnknownType>();
  const readers = (['.', ','] as const).map(
    (decimalMark) => [decimalMark, rowAmountReader(plan, { decimals: 3, decimalMark, isMinorUnits: false })] as const,
  );
  const typeAt = memoizeByCell(
    (text) => ({ isListed: kindOfType({ kinds }, text) !== undefined, fate: fateOf(text) }) as const,
  );

  const tallyOf = (text: string, currency: string): UnknownType | undefined => {
    const key = typeKey(text);
    const known = unknown.get(key);
    if (known || unknown.size === MOST) return known;
    const tally = { word: withoutGuard(text).trim(), count: 0, currency, sums: { '.': 0, ',': 0 } };
    unknown.set(key, tally);
    return tally;
  };

  /** Whether rows of the type are read. Undefined for an unknown type, which is counted. */
  const see = (cells: Cells): 'read' | 'skipped' | undefined => {
    if (columns.type === undefined) return 'read';
    const { isListed, fate } = typeAt(cells, columns.type);
    if (isListed) return fate;
    const currency = cells.textAt(columns.currency).trim();
    const tally = tallyOf(cells.textAt(columns.type), currency);
    if (tally === undefined) return fate;
    tally.count += 1;
    if (tally.currency !== currency) tally.currency = undefined;
    // A reason in words is NaN.
    for (const [mark, read] of readers) tally.sums[mark] += Number(read(cells));
    return fate;
  };

  return { see, unknown: (): readonly UnknownType[] => [...unknown.values()] };
}
