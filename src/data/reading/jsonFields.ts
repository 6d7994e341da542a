import { visibleControls } from '@/lib/directionControls';

// A string, or a number in JSON notation.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Passes each value of an object's text on by name. Names of nested values are joined (`a.b`), a list is passed as its
 * JSON, and null as an empty text. Returns false if the text is not valid JSON.
 */
export function readFields(text: string, onField: (name: string, value: string) => void): boolean {
  // Numbers are amounts, so they are read as texts, which keep their digits (1.10).
  const exact = text.replace(STRING_OR_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`));
  let value: unknown;
  try {
    value = JSON.parse(exact);
  } catch {
    return false;
  }
  notify(value, '', onField);
  return true;
}

function notify(value: unknown, name: string, onField: (name: string, value: string) => void) {
  if (typeof value !== 'object' || Array.isArray(value)) {
    onField(name, typeof value === 'string' ? visibleControls(value) : JSON.stringify(value));
  } else if (value === null) onField(name, '');
  else for (const [key, inner] of Object.entries(value)) notify(inner, name === '' ? key : `${name}.${key}`, onField);
}
