import { withoutGuard } from '@/domain/imports/guards';

/** The text of a cell without blanks around it, and without the apostrophe that guards a formula in an export. */
export function textOfCell(cell: string): string {
  return withoutGuard(cell).trim();
}
