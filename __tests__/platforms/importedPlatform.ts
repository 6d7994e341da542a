import type { Preview } from '@/data/imports/messages';
import type { Plan } from '@/domain/imports/plan';
import { openImportedWorkspace } from '@/features/imports/openImportedWorkspace';
import { selectBalances } from '@/selectors/statements/statementSources';
import { statementsListActions } from '@/slices/lists/statementsListSlice';
import type { AppStore } from '@/store/store';
import { setupStore } from '@/store/store';
import { fileOf, givenSession, NEW_WORKSPACE } from '../helpers/imports/importSession';
import { openWorkspaces } from '../helpers/openWorkspaces';

type NamedFile = { name: string; content: string };

/**
 * Imports these files in steps, each into the workspace of the step before, as the months go by. `answers` are given to
 * what a file leaves open.
 */
export async function importSteps(steps: readonly (readonly NamedFile[])[], answers: Partial<Plan> = {}) {
  const previews: Preview[] = [];
  for (const [at, files] of steps.entries()) {
    const { ask, open, judge } = givenSession();
    const into = at === 0 ? undefined : NEW_WORKSPACE.id;
    const sources = await open(
      files.map(({ name, content }) => fileOf(content, name, at)),
      into,
    );
    previews.push(await judge(...sources.map(({ plan }) => ({ ...answers, ...plan }))));
    await ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
  }
  const opened = await openImportedWorkspace(openWorkspaces, NEW_WORKSPACE.id);
  if ('problem' in opened) throw new Error(opened.problem);
  return { previews, store: setupStore(opened.startState) };
}

/** What each party has at the end of a day, in cents, by the name of a merchant or by the party. */
export function closingAt(store: AppStore, start: string, end: string): Record<string, number> {
  store.dispatch(statementsListActions.daysChosen({ start, end }));
  const names = new Map(store.getState().merchants.rows.map(({ id, name }) => [id, name]));
  return Object.fromEntries(
    selectBalances(store.getState()).map(({ partyId, closing }) => [names.get(partyId) ?? partyId, closing]),
  );
}
