import { damageFound } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';
import { KEY_PREFIX, type TextStorage } from './storage';

/** The key under which stands in quarantine what cannot be used of a kind. */
export function quarantineKey(name: string): string {
  return `${KEY_PREFIX}${name}:damaged`;
}

/** What is in quarantine, in the storage and told to the operator, until it is dismissed. */
export function createQuarantine(storage: TextStorage, dispatch: AppDispatch) {
  const told = new Map<string, string>();

  return {
    /** Tells what is there and was not told here yet: of a visit before, or of another tab. */
    tell(slice: string) {
      const text = storage.getItem(quarantineKey(slice));
      const before = told.get(slice);
      if (text === null || text === before) return;
      told.set(slice, text);
      const isLonger = before !== undefined && text.startsWith(`${before}\n`);
      dispatch(damageFound({ slice, text: isLonger ? text.slice(before.length + 1) : text }));
    },
    /** Puts texts behind what is there, each in a line; throws where the storage does not take them. */
    put(slice: string, texts: readonly string[]) {
      dispatch(damageFound({ slice, text: texts.join('\n') }));
      const before = storage.getItem(quarantineKey(slice));
      const lines = new Set(before?.split('\n'));
      const missing = texts.filter((text) => !text.split('\n').every((line) => lines.has(line)));
      const whole = [...(before === null ? [] : [before]), ...missing].join('\n');
      if (whole !== before) storage.setItem(quarantineKey(slice), whole);
      told.set(slice, whole);
    },
    forget(slice: string) {
      told.delete(slice);
      storage.removeItem(quarantineKey(slice));
    },
  };
}

export type Quarantine = ReturnType<typeof createQuarantine>;
