const MOST = 3;

/** Keeps the first few different texts as examples of a question. */
export function addExample(examples: string[], text: string): void {
  if (examples.length < MOST && !examples.includes(text)) examples.push(text);
}
