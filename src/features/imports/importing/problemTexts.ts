import type { ImportProblem, UnreadableFile } from '@/data/imports/messages';
import { LARGEST_FILE, MOST_COLUMNS } from '@/data/reading/sourceFile';
import { WORKBOOK_LIMITS } from '@/data/workbooks/problems';
import type { RejectionReason } from '@/domain/imports/rejections';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';

/** `612 MB`, rounded up, so that a size above the limit never reads as the limit. */
const megabytes = (bytes: number) => `${formatCount(Math.ceil(bytes / 2 ** 20))} MB`;

/** With the column, because JSON is often one long line. */
const at = (line: number, column: number) => `line ${line}, column ${formatCount(column)}`;

/** One text for each file, with the name of the file if several were chosen. */
export function describeProblems(problems: readonly UnreadableFile[], count: number): string[] {
  return problems.map(({ name, problem }) => {
    const sentence = describeProblem(problem);
    return count === 1 ? sentence : `${name}: ${sentence}`;
  });
}

const LIMITS: Record<keyof typeof WORKBOOK_LIMITS, string> = {
  size: `has more than ${megabytes(WORKBOOK_LIMITS.size)}.`,
  unpacked: `has more than ${megabytes(WORKBOOK_LIMITS.unpacked)} when it is unpacked.`,
  ratio: `unpacks to more than ${WORKBOOK_LIMITS.ratio} times its size, which can be an attack.`,
  parts: `has more than ${formatCount(WORKBOOK_LIMITS.parts)} parts.`,
  rows: `has more than ${formatCount(WORKBOOK_LIMITS.rows)} rows.`,
  columns: `has more than ${formatCount(WORKBOOK_LIMITS.columns)} columns.`,
};

/** What is wrong with a file, and what to do. */
export function describeProblem(problem: ImportProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'The file is empty. Choose another file.';
    case 'unreadable':
      return "The browser can't read the file. It may have been moved or changed since you chose it. Choose the file again.";
    case 'workbook':
    case 'other workbook':
      return 'This is an older Excel file, a workbook with a password or another spreadsheet. Save it as XLSX without a password or as CSV UTF-8, and import that file.';
    case 'workbook damaged':
      return 'The workbook is damaged. Open it in Excel, save it again, and import that file.';
    case 'workbook empty':
      return 'No visible sheet of the workbook has rows. Choose another file.';
    case 'formula without result':
      return `The sheet "${problem.sheet}" has formulas whose results are not stored. Open the workbook in Excel, save it, and import it again.`;
    case 'workbook limit':
      return `${problem.sheet === undefined ? 'The workbook' : `The sheet "${problem.sheet}"`} ${LIMITS[problem.limit]} Save the rows as CSV UTF-8 and import that file.`;
    case 'backup':
      return 'This is a backup of a workspace. Import it separately.';
    case 'refunds and voids':
      return `This file contains refunds and voids recorded in ${PRODUCT_NAME}, not payments. To move them with their payments, restore a backup of their workspace.`;
    case 'column names missing':
      return 'This PayPal settlement report has no line of column names, which begins with CH. Without it, amounts in cents would be read 100 times too high. Download the report from PayPal again and import it unchanged.';
    case 'archive':
      return 'This is a ZIP or GZIP file. Unpack it and import the file inside.';
    case 'binary':
      return "This file isn't a table. Import a CSV, TSV or JSON file.";
    case 'not text':
      return "The file is damaged or isn't text: it's full of zero characters. Import a CSV, TSV or JSON file.";
    case 'markup':
      return 'This is a web page or an XML file, not a table. Sign in to the provider, export the payments as CSV, and import that file.';
    case 'too large':
      return `The file has ${megabytes(problem.size)}; the limit is ${megabytes(LARGEST_FILE)}. Export fewer months and import them one after another.`;
    case 'too large together':
      return `With this file, the files have ${megabytes(problem.size)} together; the limit is ${megabytes(LARGEST_FILE)}. Import this file afterwards to update the workspace.`;
    case 'one column':
      return 'We found only one column. Check that the file uses commas, semicolons, tabs or bars between columns.';
    case 'too many columns':
      return `Line ${problem.line} has more than ${formatCount(MOST_COLUMNS)} columns. Remove columns and import the file again.`;
    case 'quote never closes':
      return `Line ${problem.line} has an opening quote but no closing quote. Fix the line and import the file again.`;
    case 'JSON broken':
      return `The JSON is invalid in ${at(problem.line, problem.column)}. Fix the file and import it again.`;
    case 'JSON of another shape':
      return `The JSON isn't a list of payments: see ${at(problem.line, problem.column)}. Import a list of objects, or one object per line.`;
    case 'shares':
      return `This is a file of the format "${problem.format}". It contains shares of payments and payouts, not payments, so it can only be used for reconciliation. Import the report of the payments instead.`;
    default:
      return problem satisfies never;
  }
}

/** Why a row was rejected. */
export const REFUSAL_LABELS: Record<RejectionReason, string> = {
  'id missing': 'The ID is missing',
  'id twice': 'Another row has the same ID but different values',
  'merchant missing': 'The merchant is missing',
  'amount missing': 'The amount is missing',
  'amount unreadable': 'Not a valid amount',
  'amount too precise': 'The amount has more decimals than the currency',
  'amount too large': 'The amount is too large',
  'sum too large': 'With this amount, the total of all payments is too large to be exact',
  'date missing': 'The date is missing',
  'date unreadable': 'Not a valid date',
  'date out of range': 'The date is before 1970 or after next year',
  'time zone unknown': 'Unknown time zone',
  'status unknown': 'Status not mapped',
  'type unknown': 'Unknown type, so the row is not imported',
  'currency differs': 'Different currency from the workspace',
  'currency unknown': 'Unknown currency',
  'fee unreadable': 'Not a valid fee',
  'fees above the amount': 'The fees exceed the amount',
  'fee of nothing': "The payment of this fee isn't in any file yet. The fee is applied when you import the payment.",
  'fee of a refused payment': 'The payment of this fee was rejected',
  'refunded above the fee': 'The refunded fee exceeds the fee',
  'refund of nothing': "The refunded payment isn't in any file yet. This refund is applied when you import it.",
  'refund of a refused payment': 'The refunded payment was rejected',
  'refund of a payment not paid': 'The refunded payment was not paid',
  'refund above the amount': 'The refunds exceed the amount of the payment',
  'name missing': 'The name is missing',
  'name twice': 'Another row has the same name but different values',
  'configuration unknown': 'The configuration must be Credit Card, ACH or Surcharge',
  'split unreadable': 'Not a valid split. Write it as 20% or as an amount',
  'surcharge unreadable': 'Not a valid surcharge. Write it as 3%',
  'against the rules of integrations':
    "An integration can't have this combination of split, surcharge and configuration",
  'not known here': 'Unknown value',
  'too few columns': 'The row has fewer columns than the header',
  'too many columns': 'The row has more columns than the header',
  'not UTF-8': 'The row has bytes that are not UTF-8 text',
  'zero character': "The row has a zero character, which text can't contain",
  'row too long': 'The row has more than a million characters',
  'JSON broken': 'The row is not valid JSON',
};
