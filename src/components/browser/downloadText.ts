/** Hands a text to the browser as a file to be saved. Nothing is requested: the file is made in the page. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
