import type { LateEdit } from './entries';
import type { Late } from './messages';
import type { persistEntries } from './persistEntries';

type Entries = ReturnType<typeof persistEntries>;

/**
 * The keeping of entries before its part of the console has come: a first look at the sample does not wait for it. What was
 * done until then is kept when it is there; where it does not come, `onMissing` is told, and it is asked for again with the
 * next turn of the page.
 */
export function createLateEntries(load: () => Promise<Entries>, onMissing: () => void) {
  let entries: Entries | undefined;
  let coming: Promise<void> | undefined;
  let late: Late | undefined;

  const come = () =>
    (coming ??= load().then(
      (loaded) => {
        entries = loaded;
      },
      () => {
        coming = undefined;
        onMissing();
      },
    ));

  async function start(before: Late | undefined): Promise<void> {
    late = before;
    await come();
    await entries?.start(late);
  }

  return {
    start,
    onChange: () => entries?.onChange(),
    onTurn: () => (entries ? entries.onTurn() : start(late)),
    unwritten: (forget: () => void): LateEdit[] => entries?.unwritten(forget) ?? [],
    dismissDamaged: () => entries?.dismissDamaged(),
    /** All that was kept goes, also where it is not read yet. */
    reset: () => {
      if (entries) entries.reset();
      else void come().then(() => entries?.reset());
    },
    settled: async () => {
      await coming;
      await entries?.settled();
    },
    stop: () => void coming?.then(() => entries?.stop()),
  };
}

/** Whether a visit before may have kept something: where the browser does not say so, it may. */
export async function isSomethingKept(databaseName: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === databaseName);
  } catch {
    return true;
  }
}
