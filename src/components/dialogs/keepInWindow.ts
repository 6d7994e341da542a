/** What stays free around what opens, and of the top, where a phone has its bar (pixels). */
const INSET = 16;
const TOP = 60;
const GAP = 4;

/**
 * Puts what opens below what it belongs to (its containing block), or above where there is more room, and as far to the left as
 * it needs: no part of it is outside of the window.
 */
export function keepInWindow(panel: HTMLElement | null) {
  const place = () => {
    if (!panel?.offsetParent) return;
    const { style } = panel;
    style.maxHeight = '';
    const { width, height } = panel.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const around = panel.offsetParent.getBoundingClientRect();
    const below = clientHeight - around.bottom - GAP - INSET;
    const above = around.top - GAP - TOP;
    const isUp = below < height && below < above;
    const end = clientWidth - INSET;
    const left = around.left + width > end ? Math.max(INSET, Math.min(around.right, end) - width) : around.left;
    style.left = `${left - around.left}px`;
    style.top = isUp ? 'auto' : `calc(100% + ${GAP}px)`;
    style.bottom = isUp ? `calc(100% + ${GAP}px)` : '';
    style.maxHeight = `${isUp ? above : below}px`;
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
