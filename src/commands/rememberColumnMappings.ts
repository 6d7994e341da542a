import { applyColumnMapping } from '@/domain/imports/columnMappings';
import type { Plan } from '@/domain/imports/plan';
import { columnMappingsRemembered, selectColumnMappings } from '@/slices/columnMappingsSlice';
import type { Command } from './command';

/** Remembers the answers about files that were ambiguous, for later files with the same columns. */
export function rememberColumnMappings(matched: readonly { headers: readonly string[]; plan: Plan }[]): Command {
  return (dispatch, getState) => {
    if (matched.length === 0) return;
    const before = selectColumnMappings(getState());
    dispatch(
      columnMappingsRemembered(
        matched.reduce((known, { headers, plan }) => applyColumnMapping(known, headers, plan), before),
      ),
    );
  };
}
