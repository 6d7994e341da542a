import type { ImportProblem, UnreadableFile } from '@/data/imports/messages';
import { LARGEST_FILE, MOST_COLUMNS, type Encoding } from '@/data/reading/sourceFile';
import type { RefusalReason } from '@/domain/imports/plan';
import { formatCount } from '@/domain/lists/paging';

/** `612 MB`, never less than there are: what is above a limit reads so. */
const megabytes = (bytes: number) => `${formatCount(Math.ceil(bytes / 2 ** 20))} MB`;

/** Where in a line: JSON is often one long line. */
const at = (column: number) => `, column ${formatCount(column)}`;

/** What is wrong with each file, a sentence for each; of several that were chosen it says whose. */
export function describeProblems(problems: readonly UnreadableFile[], chosen: number): string[] {
  return problems.map(({ name, problem }) => {
    const sentence = describeProblem(problem);
    return chosen === 1 ? sentence : `${name}: ${sentence}`;
  });
}

/** What is wrong with a file, and what mends it, in a sentence for the operator. */
export function describeProblem(problem: ImportProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'The file is empty.';
    case 'unreadable':
      return 'The browser cannot read the file. It may have been moved or changed since you chose it.';
    case 'workbook':
      return 'This is a workbook. Open it in the spreadsheet program, choose ‘Save as’ and ‘CSV UTF-8’, and bring that file in.';
    case 'backup':
      return 'This is a backup of a workspace. Bring it in alone.';
    case 'refunds and voids':
      return 'These are refunds and voids that were recorded in a console, not payments. To move them with their payments, bring in a backup of their workspace.';
    case 'column names missing':
      return 'This PayPal settlement report has no line of column names, which begins with CH. Without it, amounts in cents would be read 100 times too high. Download the report from PayPal again and import it unchanged.';
    case 'archive':
      return 'This is an archive. Unpack it, and bring in the file that is in it.';
    case 'binary':
      return 'This is no text, but a picture, a PDF or another binary file. Bring in a CSV, TSV or JSON file.';
    case 'not text':
      return 'This file is not text: it is full of zero characters. Choose a CSV, TSV or JSON file.';
    case 'markup':
      return 'This is a web page or an XML file, not a table. Sign in to the provider, export the payments as CSV, and import that file.';
    case 'too large':
      return `The file has ${megabytes(problem.size)}; up to ${megabytes(LARGEST_FILE)} can be brought in at once. Export fewer months at a time, and bring the other files in as newer rows.`;
    case 'too large together':
      return `With the files before it, it makes ${megabytes(problem.size)}; up to ${megabytes(LARGEST_FILE)} can be brought in at once. Bring it in afterwards, as newer rows of their workspace.`;
    case 'one column':
      return 'The file has one column alone. No comma, semicolon, tab or bar separates others.';
    case 'too many columns':
      return `Line ${problem.line} has more than ${formatCount(MOST_COLUMNS)} columns.`;
    case 'quote never closes':
      return `The quote that opens in line ${problem.line} never closes.`;
    case 'JSON broken':
      return `The JSON is broken in line ${problem.line}${at(problem.column)}.`;
    case 'JSON of another shape':
      return `The JSON is no list of payments: look at line ${problem.line}${at(problem.column)}. Bring in a list of objects, or an object a line.`;
    case 'shares':
      return `This is a report of the kind ‘${problem.format}’: it holds shares of payments and payouts, not the payments. It is for reconciliation; bring in the report of the payments.`;
  }
}

/** The encodings by the names that spreadsheet programs use. */
export const ENCODING_NAMES: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** Why a row was refused, in words for its list and its file. */
export const REFUSAL_WORDS: Record<RefusalReason, string> = {
  'id missing': 'The id is missing',
  'id twice': 'Another row with other content has this id',
  'merchant missing': 'The merchant is missing',
  'amount missing': 'The amount is missing',
  'amount unreadable': 'This is no amount',
  'amount too precise': 'The amount has more decimals than the currency',
  'amount too large': 'The amount is too large',
  'sum too large': 'With this amount, the sum of all payments is too large to be exact',
  'date missing': 'The date is missing',
  'date unreadable': 'This is no date',
  'date out of range': 'The date is before 1970 or after next year',
  'time zone unknown': 'This time zone is not known',
  'status unknown': 'Nobody said what this status means',
  'type unknown': 'The type is not known, so the row is not imported',
  'currency differs': 'The workspace has another currency',
  'currency unknown': 'This currency is not known',
  'fee unreadable': 'This fee is no amount',
  'fees above the amount': 'The fees are above the amount',
  'fee of nothing': 'No file has the payment that it is a fee of: it waits for it',
  'fee of a refused payment': 'The payment that it is a fee of was refused',
  'given back above the fee': 'More was given back than the fee',
  'refund of nothing': 'No file has the payment that it refunds: it waits for it',
  'refund of a refused payment': 'The payment that it refunds was refused',
  'refund of a payment not paid': 'The payment that it refunds was not paid',
  'refund above the amount': 'The refunds are above the amount of the payment',
  'name missing': 'The name is missing',
  'name twice': 'Another row with other content has this name',
  'configuration unknown': 'This is none of Credit Card, ACH and Surcharge',
  'split unreadable': 'A split is written as 20% or as an amount of the currency',
  'surcharge unreadable': 'A surcharge is written as 3%',
  'against the rules of integrations': 'Split, surcharge and configuration do not keep the rules of integrations',
  'not known here': 'The console does not know this value',
  'too few columns': 'The row has fewer columns than the header',
  'too many columns': 'The row has more columns than the header',
  'not UTF-8': 'The row has bytes that are not UTF-8 text',
  'zero character': 'The row has a zero character, which no text has',
  'row too long': 'The row has more than a million characters',
  'JSON broken': 'The row is not valid JSON',
};
