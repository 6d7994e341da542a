import type { Field } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/values/readAmount';
import { readDayOfFile } from '@/domain/imports/values/readDay';
import { endOfDay, isTime, readTime } from '@/domain/imports/values/readTime';
import { TEXT_FIELDS, TEXT_FIELD_NAMES, type TextField } from '@/domain/payments/textFields';

/** Whether the non-empty texts of a column fit a field. A column without texts fits every field. */
export function fitsField(field: Field, texts: readonly string[]): boolean {
  switch (field) {
    case 'amount':
    case 'refunded':
    case 'disputed':
    case 'processorFee':
    case 'partnerFee':
    case 'platformFee':
      return areMostly(texts, isAmount);
    case 'date':
      return areMostly(texts, isDate);
    case 'refundedDate':
    case 'disputeDate':
    case 'evidenceDue':
      return texts.length === 0 || areMostly(texts, isDate);
    case 'time':
      return areMostly(texts, isClockTime);
    case 'merchant':
    case 'currency':
    case 'timeZone':
      return texts.length === 0 || !(areMostly(texts, isFlag) || areFigures(texts));
    // Files also write yes and no as a status; the operator is asked what they mean.
    case 'status':
    case 'type':
      return texts.length === 0 || !areFigures(texts);
    case 'refundOf':
    case 'disputeStatus':
    case 'disputeReason':
    case 'partner':
    case 'integration':
    case 'customer':
    case 'reference':
    case 'event':
    case 'cardLast4':
    case 'cardBrand':
    case 'payerEmail':
    case 'payerName':
    case 'note':
    case 'paymentIntent':
    case 'transferGroup':
    case 'debit':
    case 'credit':
    case 'feeId':
    case 'contactPerson':
    case 'contactNumber':
    case 'businessEmail':
    case 'website':
    case 'description':
    case 'street':
    case 'country':
    case 'state':
    case 'zipCode':
    case 'city':
    case 'name':
    case 'configurations':
    case 'split':
    case 'surcharge':
    case 'id':
      return true;
    default:
      return field satisfies never;
  }
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
