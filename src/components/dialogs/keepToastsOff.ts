import { STATUS_REGION } from '@/components/page/StatusText';

/** Between what stands above the other, and around the toasts (pixels). */
const GAP = 8;
const INSET = 24;

/** Keeps the toasts off the buttons of a dialog: above its footer where they would stand over it, else where they always stand. */
export function keepToastsOff(footer: HTMLElement | null) {
  const toasts = document.getElementById(STATUS_REGION);
  if (!footer || !toasts) return;
  const place = () => {
    const { top, bottom, left, right } = footer.getBoundingClientRect();
    const room = toasts.getBoundingClientRect();
    const isBeside = room.right <= left || room.left >= right;
    const hasRoom = isBeside || window.innerHeight - bottom >= room.height + INSET + GAP;
    toasts.style.bottom = hasRoom ? '' : `${window.innerHeight - top + GAP}px`;
  };
  const observer = new ResizeObserver(place);
  // The footer grows where something is asked in it, and the dialog around it stays as large.
  for (const element of [toasts, footer, footer.offsetParent ?? footer, document.documentElement])
    observer.observe(element);
  window.addEventListener('resize', place);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', place);
    toasts.style.bottom = '';
  };
}
