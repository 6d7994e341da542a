import { comparableDays } from '@/domain/calendar/instants';
import type { Cents } from '@/domain/money/money';
import type { PaymentStatus } from '@/domain/payments/vocabulary';
import type { Tone } from '@/domain/tones';
import { businessDaysApart, SETTLEMENT_DAYS } from './businessDays';
import { statedAt, type ComparedConsole, type ComparedReport } from './columns';
import type { Side } from './sideSchema';

/** A payment of the console and its row in a report, with their statuses. */
export type ComparedPair = {
  consoleColumns: ComparedConsole;
  index: number;
  report: ComparedReport;
  row: number;
  ours: PaymentStatus;
  theirs: PaymentStatus;
  /** Whether both sides moved money. */
  areMoved: boolean;
  isSameRefund: boolean;
  isSameDispute: boolean;
  /** Whether one side has settled the payment and the other will within the usual days. */
  isSettling: boolean;
};

type DiscrepancyRules = {
  label: string;
  tone: Tone;
  /** Whether a pair is one. Absent if only a missing side or several rows show it. */
  differs?: (pair: ComparedPair) => boolean;
  /** The amount to resolve in minor units. `further` are the rows of the report after the first. */
  unresolvedAmount: (ours: Side | undefined, first: Side | undefined, further: readonly Side[]) => Cents;
  /** Whether a later report that covers its day and does not list it clears it. */
  clearsItself?: true;
};

/**
 * The kinds of discrepancies. The first whose `differs` applies names a pair. A new kind needs an entry here, and a
 * sentence in the catalog `discrepancyTexts`. Lists, filters, schemas and the comparison follow.
 */
export const DISCREPANCY_RULES = {
  'missing there': { label: 'Not in report', tone: 'red', unresolvedAmount: wholeOf },
  'missing here': { label: 'Not in console', tone: 'red', unresolvedAmount: wholeOf },
  duplicate: {
    label: 'Duplicate',
    tone: 'red',
    unresolvedAmount: (_ours, _first, further) => further.reduce((sum, row) => sum + row.amount, 0),
  },
  currency: {
    label: 'Currency',
    tone: 'red',
    differs: ({ consoleColumns, report, row }) => report.currencyAt(row) !== consoleColumns.currency,
    // A row that is not in the console has an amount in another currency only.
    unresolvedAmount: (ours) => ours?.amount ?? 0,
  },
  amount: {
    label: 'Amount',
    tone: 'red',
    differs: ({ consoleColumns, index, report, row, areMoved, isSameRefund }) =>
      report.amountAt(row) !== consoleColumns.amountAt(index) || (areMoved && !isSameRefund),
    unresolvedAmount: ofPair((ours, first) => {
      const refunded = first.refunded === undefined ? 0 : first.refunded - (ours.refunded ?? 0);
      return Math.abs(first.amount - ours.amount) + Math.abs(refunded);
    }),
  },
  dispute: {
    label: 'Dispute',
    tone: 'red',
    differs: ({ areMoved, isSameDispute }) => areMoved && !isSameDispute,
    unresolvedAmount: ofPair((ours, first) => Math.abs((first.disputed ?? 0) - (ours.disputed ?? 0))),
  },
  status: {
    label: 'Status',
    tone: 'red',
    differs: ({ consoleColumns, index, ours, theirs, areMoved, isSameRefund, isSettling }) => {
      if (ours === theirs || isSettling) return false;
      // Some processors call a partly refunded payment refunded, and others completed.
      const isPart = consoleColumns.refundedAt(index) > 0 && isSameRefund && ![ours, theirs].includes('Pending');
      return !isPart || !areMoved;
    },
    unresolvedAmount: wholeOf,
  },
  fee: {
    label: 'Fee',
    tone: 'yellow',
    differs: (pair) => !pair.isSettling && isOtherFee(pair, 'processor'),
    unresolvedAmount: ofPair((ours, first) => Math.abs((first.processor ?? 0) - (ours.processor ?? 0))),
  },
  split: {
    label: 'Split',
    tone: 'yellow',
    differs: (pair) => !pair.isSettling && (isOtherFee(pair, 'partner') || isOtherFee(pair, 'platform')),
    unresolvedAmount: ofPair((ours, first) =>
      Math.max(
        Math.abs((first.partner ?? ours.partner ?? 0) - (ours.partner ?? 0)),
        Math.abs((first.platform ?? ours.platform ?? 0) - (ours.platform ?? 0)),
      ),
    ),
  },
  timing: {
    label: 'Timing',
    tone: 'blue',
    differs: (pair) => pair.isSettling || isDaysApart(pair),
    unresolvedAmount: () => 0,
    clearsItself: true,
  },
} satisfies Record<string, DiscrepancyRules>;

export type DiscrepancyKind = keyof typeof DISCREPANCY_RULES;
/** In the order in which lists and filters show them. */
export const DISCREPANCY_KINDS = Object.keys(DISCREPANCY_RULES) as DiscrepancyKind[];

/** The rules of a kind. */
export function rulesOf(kind: DiscrepancyKind): DiscrepancyRules {
  return DISCREPANCY_RULES[kind];
}

const PAIR_RULES = DISCREPANCY_KINDS.flatMap((kind) => {
  const { differs } = rulesOf(kind);
  return differs ? [{ kind, differs }] : [];
});

/** The kind of a pair. Undefined if both sides match. */
export function kindOfPair(pair: ComparedPair): DiscrepancyKind | undefined {
  for (const { kind, differs } of PAIR_RULES) if (differs(pair)) return kind;
  return undefined;
}

function wholeOf(ours: Side | undefined, first: Side | undefined): Cents {
  return (ours ?? first)?.amount ?? 0;
}

/** The difference of both sides, or the whole payment if one is missing. */
function ofPair(differenceOfPair: (ours: Side, first: Side) => Cents) {
  return (ours: Side | undefined, first: Side | undefined) =>
    ours && first ? differenceOfPair(ours, first) : wholeOf(ours, first);
}

function isOtherFee(
  { consoleColumns, index, report, row }: ComparedPair,
  party: keyof ComparedConsole['fees'],
): boolean {
  const stated = statedAt(report[party], row);
  return !Number.isNaN(stated) && stated !== Number(consoleColumns.fees[party][index]);
}

function isDaysApart({ consoleColumns, index, report, row }: ComparedPair): boolean {
  const [time, timeThere] = [consoleColumns.timeAt(index), report.timeAt(row)];
  // Times with the same day in two zones differ by less than two days.
  if (time.slice(0, 10) === timeThere.slice(0, 10)) return false;
  const [day, dayThere] = comparableDays(
    { time, zone: consoleColumns.zoneAt(index) },
    { time: timeThere, zone: report.zoneAt(row) },
  );
  return businessDaysApart(day, dayThere) > SETTLEMENT_DAYS;
}
