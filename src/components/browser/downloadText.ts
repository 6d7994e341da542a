/** Hands a file that the page holds to the browser, to be saved. Nothing is requested. */
export function downloadBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Not at once: the browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same of a text. */
export function downloadText(fileName: string, text: string): void {
  downloadBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
