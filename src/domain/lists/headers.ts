import { PRODUCT_NAME } from '@/domain/product';

/**
 * The header of a column within a sentence: `TRANSACTION ID` becomes `Transaction id`. The product name keeps its
 * case.
 */
export function sentenceCase(header: string): string {
  const text = header.slice(0, 1) + header.slice(1).toLowerCase();
  return text.replace(new RegExp(PRODUCT_NAME, 'i'), PRODUCT_NAME);
}
