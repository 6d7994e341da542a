import type { Field } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/values/readAmount';
import { readDayOfFile } from '@/domain/imports/values/readDay';
import { endOfDay, isTime, readTime } from '@/domain/imports/values/readTime';
import { TEXT_FIELDS, TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';

type Check = (texts: readonly string[]) => boolean;

const mostlyAmounts: Check = (texts) => areMostly(texts, isAmount);
const mostlyDates: Check = (texts) => areMostly(texts, isDate);
const noFlagsOrFigures: Check = (texts) => !(areMostly(texts, isFlag) || areFigures(texts));
// Files also write yes and no as a status; the operator is asked what they mean.
const noFigures: Check = (texts) => !areFigures(texts);

/** All other fields take any text. */
const CHECKS: Partial<Record<Field, Check>> = {
  amount: mostlyAmounts,
  refunded: mostlyAmounts,
  disputed: mostlyAmounts,
  processorFee: mostlyAmounts,
  partnerFee: mostlyAmounts,
  platformFee: mostlyAmounts,
  date: mostlyDates,
  refundedDate: mostlyDates,
  disputeDate: mostlyDates,
  evidenceDue: mostlyDates,
  time: (texts) => areMostly(texts, isClockTime),
  merchant: noFlagsOrFigures,
  currency: noFlagsOrFigures,
  timeZone: noFlagsOrFigures,
  status: noFigures,
  type: noFigures,
};

/** Whether the non-empty texts of a column fit a field. A column without texts fits every field. */
export function fitsField(field: Field, texts: readonly string[]): boolean {
  return texts.length === 0 || (CHECKS[field]?.(texts) ?? true);
}

export function areDates(texts: readonly string[]): boolean {
  return texts.length > 0 && areMostly(texts, isDate);
}

/** Compares amounts by value only, because whole numbers fit many fields. */
export function areAmounts(texts: readonly string[]): boolean {
  return texts.some((text) => /\d[.,]\d/u.test(text)) && areMostly(texts, isAmount);
}

/** Dates, and amounts with decimals or a sign, are not words. */
function areFigures(texts: readonly string[]): boolean {
  return areMostly(texts, isPrice) || areDates(texts);
}

/** A few invalid cells do not rule a column out. */
function areMostly(texts: readonly string[], fits: (text: string) => boolean): boolean {
  return texts.filter(fits).length * 2 >= texts.length;
}

function isAmount(text: string): boolean {
  return (['.', ','] as const).some((decimalMark) => {
    return readAmount(text, { decimals: 3, decimalMark, isMinorUnits: false }) !== 'amount unreadable';
  });
}

/** An amount with decimals or a currency sign. A whole number could also be an id. */
function isPrice(text: string): boolean {
  return /\d[.,]\d|\p{Sc}/u.test(text) && isAmount(text);
}

function isFlag(text: string): boolean {
  return /^(?:true|false|yes|no|y|n|ja|nein)$/i.test(text.trim());
}

function isDate(text: string): boolean {
  const day = text.trim().slice(0, endOfDay(text.trim()));
  return (['day first', 'month first'] as const).some((order) => readDayOfFile(day, order) !== undefined);
}

/** A time of the day, with or without a zone. */
function isClockTime(text: string): boolean {
  return /\d:\d/.test(text) && isTime(readTime('2000-01-01', text, 'year first', 2000));
}

/** The free columns whose header key is a usual one of a text field. `usedColumns` are the columns of other fields. */
export function textColumns(
  keys: readonly string[],
  usedColumns: readonly number[],
): Partial<Record<TextField, number>> {
  return Object.fromEntries(
    TEXT_FIELD_NAMES.flatMap((field) => {
      const names: readonly string[] = TEXT_FIELDS[field].headerKeys;
      const column = names.map((name) => keys.indexOf(name)).find((at) => at >= 0 && !usedColumns.includes(at));
      return column === undefined ? [] : [[field, column]];
    }),
  );
}
