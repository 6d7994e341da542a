import { TextDecoder, TextEncoder } from 'node:util';
import './computedStyle';

// What the browser has and jsdom lacks.

/** Set by a test that wants a small screen, or forced colours; each test starts on a large one in the console's own. */
export const media = { isSmall: false, isForced: false };

Object.assign(globalThis, { TextDecoder, TextEncoder });

window.matchMedia = (query: string) =>
  ({
    matches: (query.includes('width <') && media.isSmall) || (query.includes('forced-colors') && media.isForced),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    // The older names, which react-bootstrap calls.
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
    // Nothing is kept.
  }
  disconnect() {
    // Nothing is kept.
  }
};

// Without a drawing surface ECharts measures text by a table of its own.
HTMLCanvasElement.prototype.getContext = () => null;
