/**
 * Writes a text to the clipboard and resolves with true on success. If the browser refuses, it selects the text of `field`, so
 * that the operator can copy it with the keyboard.
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
