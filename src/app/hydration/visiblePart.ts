/**
 * The part of the prerendered page that shows this operator's data. The rest is hidden by styles until React has
 * rendered.
 */
export type VisiblePart =
  | 'all'
  /** Everything except the choices in the sidebar footer. */
  | 'screen'
  | 'frame'
  /** The page was prerendered for another path. */
  | 'nothing';

/** Sets the visible part before the first paint. */
export function showVisiblePart(part: VisiblePart): void {
  document.documentElement.dataset.shown = part;
  if (part === 'frame' || part === 'nothing') document.documentElement.ariaBusy = 'true';
}

/** Whether the prerendered screen is hydrated. If not, it is removed immediately, so that nobody sees it. */
export function hydrateScreen(): boolean {
  const { shown } = document.documentElement.dataset;
  const isHydrated = shown === 'all' || shown === 'screen';
  if (!isHydrated) document.querySelector('main')?.replaceChildren();
  return isHydrated;
}

/** React has rendered the operator's data. */
export function showPage(): void {
  delete document.documentElement.dataset.shown;
  document.documentElement.ariaBusy = null;
  // Not a React effect, because an effect would not hydrate other parts for an event.
  setTimeout(() => window.replayQueuedEvents?.());
}
