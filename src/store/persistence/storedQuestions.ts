import { parseJson } from '@/lib/objects';
import { repeatedRefundsNoted } from '@/slices/persistenceSlice';
import type { AppDispatch } from '@/store/store';
import { REPEATED_KEY, type TextStorage } from './storage';

/** The ids of the refunds about which the operator was asked, as this browser stores them. A blocked storage has none. */
export function readRepeatedRefunds(storage: TextStorage | undefined): string[] {
  try {
    const ids = parseJson(storage?.getItem(REPEATED_KEY) ?? '');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores the open questions, so that a reload asks again. Without storage, they are asked until the page closes. */
export function storeRepeatedRefunds(storage: TextStorage | undefined, ids: readonly string[]): void {
  try {
    if (ids.length > 0) storage?.setItem(REPEATED_KEY, JSON.stringify(ids));
    else storage?.removeItem(REPEATED_KEY);
  } catch {
    // The page still asks.
  }
}

/** Asks again what a closed page had asked without an answer. */
export function askStoredQuestions(storage: TextStorage, dispatch: AppDispatch): void {
  const ids = readRepeatedRefunds(storage);
  if (ids.length > 0) dispatch(repeatedRefundsNoted(ids));
}
