import { TextDecoder, TextEncoder } from 'node:util';
import './computedStyle';
import './labels';
import './ownerStacks';

// These browser APIs are missing in jsdom.

/** A test sets these for a small screen or forced colors; each test starts with a large screen in normal colors. */
export const media = { isSmall: false, isForced: false };

Object.assign(globalThis, { TextDecoder, TextEncoder });

window.matchMedia = (query: string) =>
  ({
    matches: (query.includes('width <') && media.isSmall) || (query.includes('forced-colors') && media.isForced),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // react-bootstrap calls these deprecated methods.
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

window.ResizeObserver = class {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe() {
    this.callback([{ contentRect: { width: 1000 } } as ResizeObserverEntry], this);
  }
  unobserve() {
    // This observer holds nothing to release.
  }
  disconnect() {
    // This observer holds nothing to release.
  }
};

// Without a canvas, ECharts measures text with a built-in table.
HTMLCanvasElement.prototype.getContext = () => null;
