import { visibleControls } from '@/domain/directionControls';

// A string, or a number as JSON writes it.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/**
 * Tells each value of an object's text by its name, nested ones as `a.b`; a list as its JSON, null as nothing. Returns false where the
 * text is no JSON.
 */
export function readFields(text: string, onField: (name: string, value: string) => void): boolean {
  // Numbers are amounts: as texts they stay as they are written (1.10).
  const exact = text.replace(STRING_OR_NUMBER, (found) => (found.startsWith('"') ? found : `"${found}"`));
  let value: unknown;
  try {
    value = JSON.parse(exact);
  } catch {
    return false;
  }
  tell(value, '', onField);
  return true;
}

function tell(value: unknown, name: string, onField: (name: string, value: string) => void) {
  if (typeof value !== 'object' || Array.isArray(value)) {
    onField(name, typeof value === 'string' ? visibleControls(value) : JSON.stringify(value));
  } else if (value === null) onField(name, '');
  else for (const [key, inner] of Object.entries(value)) tell(inner, name === '' ? key : `${name}.${key}`, onField);
}
