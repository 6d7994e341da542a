/** How much of what the build drew is this operator's own view. The rest waits, by the styles, until React has drawn theirs. */
export type ShownPart =
  | 'all'
  /** All but what the foot of the sidebar says of their choices. */
  | 'screen'
  | 'frame'
  /** The page is of another path. */
  | 'nothing';

/** Says how much is shown, before anything is. */
export function showPart(part: ShownPart): void {
  document.documentElement.dataset.shown = part;
  if (part === 'frame' || part === 'nothing') document.documentElement.ariaBusy = 'true';
}

/** Whether the screen that the build drew is taken over; where it is not, it goes at once, so that nobody finds it. */
export function takeOverScreen(): boolean {
  const { shown } = document.documentElement.dataset;
  const isTakenOver = shown === 'all' || shown === 'screen';
  if (!isTakenOver) document.querySelector('main')?.replaceChildren();
  return isTakenOver;
}

/** What React has drawn is the operator's own view. */
export function showPage(): void {
  delete document.documentElement.dataset.shown;
  document.documentElement.ariaBusy = null;
  // Not among React's own effects: there it takes over no other part for an event.
  setTimeout(() => window.redoEarlyActs?.());
}
