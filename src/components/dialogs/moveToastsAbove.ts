import { STATUS_REGION } from '@/components/page/StatusText';

/** The gap between toasts and footer, and around the toasts (pixels). */
const GAP = 8;
const INSET = 24;

/** Moves the toasts above the footer of a dialog if they would cover its buttons. */
export function moveToastsAbove(footer: HTMLElement | null) {
  const toasts = document.getElementById(STATUS_REGION);
  if (!footer || !toasts) return;
  const findIndex = () => {
    const { top, bottom, left, right } = footer.getBoundingClientRect();
    const room = toasts.getBoundingClientRect();
    const isOutside = room.right <= left || room.left >= right;
    const hasRoom = isOutside || window.innerHeight - bottom >= room.height + INSET + GAP;
    toasts.style.bottom = hasRoom ? '' : `${window.innerHeight - top + GAP}px`;
  };
  const observer = new ResizeObserver(findIndex);
  // A question makes the footer grow while the dialog keeps its size.
  for (const element of [toasts, footer, footer.offsetParent ?? footer, document.documentElement])
    observer.observe(element);
  window.addEventListener('resize', findIndex);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', findIndex);
    toasts.style.bottom = '';
  };
}
