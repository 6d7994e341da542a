import { headerKey } from '@/domain/imports/headerKey';
import {
  columnsOfFee,
  FEE_FIELDS,
  type PlanColumns,
  type Field,
  type FileKind,
  type Plan,
} from '@/domain/imports/plan';
import type { Format, Headers } from './format';
import { FORMATS } from './formats';
import { guessColumns, guessKind } from './guessColumns';
import { textColumns } from './columnContent';
import { COMMON_STATUSES, CONSOLE_EXPORT, EXPORT_STATUSES } from './consoleFormat';
import { COMMON_TYPES } from './types/typesOf';

/** A format that a file may have, its plan, and the required headers that the file lacks (at most one). */
export type Candidate = { format: Format; headerRecord: number; plan: Plan; missing: string[] };

/** The result for the first records of a file. Without a format, the columns are guessed. */
export type Recognized = {
  format: Format | undefined;
  /** The index of the header record. Title lines may precede it. */
  headerRecord: number;
  plan: Plan;
  /** Formats that lack one column, and other formats that lack none. */
  candidates: Candidate[];
};

/** The format name before anyone checked the columns, and afterwards. */
export const UNKNOWN_FORMAT = 'a table of no known format';

/**
 * Finds the header record and the format that has all its columns there; if several do, the one that knows most
 * columns. `timeZone` is the zone of the console: its exports without a zone use it.
 */
export function recognize(records: readonly (readonly string[])[], timeZone: string): Recognized {
  const candidates = records
    .flatMap((headers, headerRecord) => {
      const keys = headers.map(headerKey);
      return FORMATS.map((format) => candidateOf(format, keys, headerRecord, timeZone));
    })
    .filter(({ missing }) => missing.length <= 1)
    // Stable: of equal ones the earlier record, then the earlier format.
    .sort((a, b) => a.missing.length - b.missing.length || knownIn(b) - knownIn(a));
  const [best] = candidates;
  const isWhole = best?.missing.length === 0;
  const headerRecord = best?.headerRecord ?? likelyHeaders(records);
  const headers = records[headerRecord] ?? [];
  const guessed = guessPlan(headers, records.slice(headerRecord + 1), guessKind(headers));
  return {
    format: isWhole ? best.format : undefined,
    headerRecord,
    plan: isWhole ? best.plan : guessed,
    candidates: isWhole ? candidates.slice(1) : candidates,
  };
}

/** The plan for a file without a known format: its columns are guessed. */
export function guessPlan(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  holds: FileKind = 'payments',
): Plan {
  const columns = guessColumns(headers, rows, holds);
  const statuses = holds === 'payments' ? { ...EXPORT_STATUSES.payments, ...COMMON_STATUSES } : EXPORT_STATUSES[holds];
  return { format: UNKNOWN_FORMAT, holds, columns, statuses, kinds: COMMON_TYPES };
}

/**
 * The plan after the operator changed what the file contains. A provider's file of payments can be read for their fees
 * and disputes alone.
 */
export function planFor(headers: readonly string[], rows: readonly (readonly string[])[], holds: FileKind): Plan {
  const whole = FORMATS.map((format) => candidateOf(format, headers.map(headerKey), 0, '')).filter(
    ({ missing }) => holds === 'fees' && missing.length === 0,
  );
  const known = whole.find(({ format }) => format.holds === 'fees')?.plan;
  const payments = whole.find(
    ({ format, plan }) => format.holds === 'payments' && columnsOfFee('processorFee', plan).length > 0,
  );
  return payments ? feesOf(payments.plan) : (known ?? guessPlan(headers, rows, holds));
}

/** The columns of payments that say what fees they and their disputes have. */
const FEES_OF_PAYMENTS: readonly Field[] = [
  ...(['id', 'type', 'refundOf', 'amount', 'debit', 'credit', 'date', 'time', 'timeZone', 'currency'] as const),
  ...FEE_FIELDS,
];

function feesOf({ columns, netColumn, checkedNet, ...plan }: Plan): Plan {
  const ofFees = Object.entries(columns).filter(([field]) => FEES_OF_PAYMENTS.includes(field as Field));
  return { ...plan, format: `${plan.format}, its fees`, holds: 'fees', columns: Object.fromEntries(ofFees) };
}

/** `keys` are the keys of the headers. */
function candidateOf(format: Format, keys: readonly string[], headerRecord: number, timeZone: string): Candidate {
  const columnsOf = (wanted: Headers): PlanColumns =>
    Object.fromEntries(
      Object.entries(wanted).flatMap(([field, names]) => {
        const name = names.find((key) => keys.includes(key));
        return name === undefined ? [] : [[field, keys.indexOf(name)]];
      }),
    );
  const required = columnsOf(format.required);
  const missing = [
    ...Object.entries(format.required).flatMap(([field, [name]]) =>
      required[field as Field] === undefined ? name : [],
    ),
    ...(format.marks ?? []).filter((key) => !keys.includes(key)),
  ];
  const holds = format.holds === 'shares' ? 'payments' : format.holds;
  const named = { ...columnsOf(format.optional), ...required };
  const columns = holds === 'payments' ? { ...textColumns(keys, Object.values(named)), ...named } : named;
  const plan: Plan = {
    format: format.name,
    holds,
    columns,
    statuses: EXPORT_STATUSES[holds],
    kinds: {},
    feeSign: 1,
    ...format.rules,
  };
  const furtherFees = (format.furtherFees ?? []).map((key) => keys.indexOf(key)).filter((column) => column >= 0);
  if (furtherFees.length > 0) plan.furtherFees = furtherFees;
  const checkedNet = format.checkedNet && netColumns(format.checkedNet, keys);
  if (checkedNet) plan.checkedNet = checkedNet;
  const refundNote = keys.indexOf(format.refundNote ?? '');
  if (refundNote >= 0) plan.refundNote = refundNote;
  const { header = '', words: terms = [] } = format.skipped ?? {};
  if (keys.includes(header)) plan.skipped = { column: keys.indexOf(header), words: terms };
  const direction = keys.indexOf(format.direction?.header ?? '');
  if (format.direction && direction >= 0) plan.direction = { column: direction, debit: format.direction.debit };
  if (format === CONSOLE_EXPORT && keys.includes('net')) plan.netColumn = keys.indexOf('net');
  if (format === CONSOLE_EXPORT && columns.currency === undefined) plan.currency = 'USD';
  if (format === CONSOLE_EXPORT && columns.timeZone === undefined) plan.timeZone = timeZone;
  return { format, headerRecord, plan, missing };
}

/** Undefined if the file lacks a required column. */
function netColumns(
  { credit, debit, currency }: NonNullable<Format['checkedNet']>,
  keys: readonly string[],
): Plan['checkedNet'] {
  const of = (names: readonly string[]) => keys.findIndex((key) => names.includes(key));
  const found = {
    credit: of(credit),
    ...(debit !== undefined && { debit: of([debit]) }),
    ...(currency !== undefined && { currency: of([currency]) }),
  };
  return Object.values(found).includes(-1) ? undefined : found;
}

/** The number of columns of the file that the candidate knows. */
function knownIn({ format, plan }: Candidate): number {
  return new Set(Object.values(plan.columns)).size + (format.marks?.length ?? 0) + (plan.furtherFees?.length ?? 0);
}

/** The first record that is about as wide as the widest one: title lines above have fewer texts. */
function likelyHeaders(records: readonly (readonly string[])[]): number {
  const widths = records.map((record) => record.filter((text) => text.trim() !== '').length);
  const widest = Math.max(0, ...widths);
  return Math.max(
    0,
    widths.findIndex((width) => width * 2 > widest),
  );
}
