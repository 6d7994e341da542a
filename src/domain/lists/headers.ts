import { PRODUCT_NAME } from '@/domain/product';

/** The header of a column among other words: `TRANSACTION ID` is `Transaction id`; the product keeps the case of its name. */
export function sentenceCase(header: string): string {
  const text = header.slice(0, 1) + header.slice(1).toLowerCase();
  return text.replace(new RegExp(PRODUCT_NAME, 'i'), PRODUCT_NAME);
}
