/** Free space around the panel, and at the top, where a phone has its bar (pixels). */
const INSET = 16;
const TOP = 60;
const GAP = 4;

/** The minimum visible height of the panel (pixels); the rest scrolls. */
const LEAST = 160;

/**
 * Places a panel below its containing block, moved to the left if needed. Without enough space below, the page scrolls, at most
 * until the block is at the top, so that both are inside the window.
 */
export function fitInWindow(panel: HTMLElement | null) {
  const findIndex = () => {
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
  findIndex();
  panel?.scrollIntoView({ block: 'nearest' });
  window.addEventListener('resize', findIndex);
  return () => window.removeEventListener('resize', findIndex);
}
