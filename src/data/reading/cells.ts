import { withoutGuard } from '@/domain/imports/guards';

/** The text of a cell without blanks around it, and without the apostrophe that guards a formula in an export. */
export function textOfCell(cell: string): string {
  // Most cells begin and end with a letter or a digit.
  if (isPlain(cell.charCodeAt(0)) && isPlain(cell.charCodeAt(cell.length - 1))) return cell;
  return withoutGuard(cell).trim();
}

/** Neither blank nor apostrophe, nor beyond ASCII, where there are further blanks; not so of no character. */
function isPlain(code: number): boolean {
  return code > 39 && code < 128;
}
