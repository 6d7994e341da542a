import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';

/** DevTools copies what it shows on every action, so longer lists and texts are replaced by their length. */
const LONGEST_LIST = 200;
const LONGEST_TEXT = 2_000;

/** The built product has it too, because developers inspect the state with Redux DevTools under this name. */
export const DEV_TOOLS = {
  name: `${PRODUCT_NAME} console`,
  maxAge: 500,
  stateSanitizer: shorten,
  actionSanitizer: shorten,
} satisfies DevToolsEnhancerOptions;

/** The value with every long list and text replaced by its length: `<< 1,000,000 rows >>`. */
export function shorten<Value>(value: Value): Value {
  return shortened(value) as Value;
}

const lengthOf = ({ length }: { length: number }, what: string) => `<< ${formatCount(length)} ${what} >>`;

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? lengthOf(value, 'characters') : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.length > LONGEST_LIST ? lengthOf(value, 'rows') : value.map(shortened);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}
