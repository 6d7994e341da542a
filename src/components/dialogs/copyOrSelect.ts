/**
 * Writes a text to the clipboard and answers whether that succeeded. Where the browser refuses, the text that `field`
 * shows is left selected, so that the copy keys take it.
 */
export async function copyOrSelect(text: string, field: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    if (field instanceof HTMLTextAreaElement) field.select();
    else if (field) document.getSelection()?.selectAllChildren(field);
    return false;
  }
}
