/** How much of what the build drew is this operator's own view. The rest waits, by the styles, until React has drawn theirs. */
export type VisiblePart =
  | 'all'
  /** All but what the foot of the sidebar says of their choices. */
  | 'screen'
  | 'frame'
  /** The page is of another path. */
  | 'nothing';

/** Says how much is shown, before anything is. */
export function showVisiblePart(part: VisiblePart): void {
  document.documentElement.dataset.shown = part;
  if (part === 'frame' || part === 'nothing') document.documentElement.ariaBusy = 'true';
}

/** Whether the screen that the build drew is taken over; where it is not, it goes at once, so that nobody finds it. */
export function hydrateScreen(): boolean {
  const { shown } = document.documentElement.dataset;
  const isHydrated = shown === 'all' || shown === 'screen';
  if (!isHydrated) document.querySelector('main')?.replaceChildren();
  return isHydrated;
}

/** What React has drawn is the operator's own view. */
export function showPage(): void {
  delete document.documentElement.dataset.shown;
  document.documentElement.ariaBusy = null;
  // Not among React's own effects: there it takes over no other part for an event.
  setTimeout(() => window.replayQueuedEvents?.());
}
