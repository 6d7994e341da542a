/** What stays free around what opens, and of the top, where a phone has its bar (pixels). */
const INSET = 16;
const TOP = 60;
const GAP = 4;

/** However little room there is, this much of what opens is seen; the rest scrolls in itself (pixels). */
const LEAST = 160;

/**
 * Puts what opens below what it belongs to (its containing block), as far to the left as it needs. Where there is no room below, the
 * page scrolls as it opens, at most until what it belongs to is at the top: no part of either is outside of the window.
 */
export function keepInWindow(panel: HTMLElement | null) {
  const place = () => {
    if (!panel?.offsetParent) return;
    const { style } = panel;
    const { width } = panel.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const around = panel.offsetParent.getBoundingClientRect();
    const end = clientWidth - INSET;
    const left = around.left + width > end ? Math.max(INSET, Math.min(around.right, end) - width) : around.left;
    style.left = `${left - around.left}px`;
    style.top = `calc(100% + ${GAP}px)`;
    style.maxHeight = `${Math.max(LEAST, clientHeight - TOP - around.height - GAP - INSET)}px`;
    style.scrollMargin = `${TOP}px 0 ${INSET}px`;
  };
  place();
  panel?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
