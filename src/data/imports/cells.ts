const APOSTROPHE = 39;

/** The text of a cell without blanks around it, and without the apostrophe that guards a formula in an export. */
export function textOfCell(cell: string): string {
  if (cell.charCodeAt(0) === APOSTROPHE && /^'\s*[=+\-@＝＋－＠]|^'[\t\r\n]/.test(cell)) return cell.slice(1).trim();
  return cell.trim();
}
