/** The type of a column in a workbook. Columns of no kind are text. */
export type ExportKind = 'amount' | 'count' | 'day' | 'time';

const HEADERS: Record<ExportKind, string> = {
  amount:
    'AMOUNT|REFUNDED|NET|GROSS|PROCESSOR FEE|PARTNER FEE|PLATFORM FEE|PAID TO MERCHANT|FEES|TOTAL SALES|TO RESOLVE|' +
    'OPENING|EARNED|PAID OUT|CLOSING|PENDING|AVAILABLE|BALANCE|DIFFERENCE|EXPECTED|CHARGED|DEBIT|CREDIT|' +
    'FROM MERCHANT|FROM PROCESSOR|FROM PARTNER|FROM PLATFORM|*Amount|Debits|Credits',
  count: 'TRANSACTIONS|PAYMENTS',
  day: 'DAY|FIRST DAY|LAST DAY|FROM|TO|DATE|DUE',
  time: 'DATE AND TIME|WHEN|RECORDED AT|RESOLVED AT|OPENED|SINCE',
};

const KINDS = new Map(
  (Object.keys(HEADERS) as ExportKind[]).flatMap((kind) =>
    HEADERS[kind].split('|').map((header) => [header, kind] as const),
  ),
);

/**
 * The kind of a column of an export, by its header: the same header means the same in every export. A cell whose text
 * does not have the form of its kind stays text, so that IDs and account codes keep their zeros.
 */
export function exportKindOf(header: string): ExportKind | undefined {
  return KINDS.get(header);
}
