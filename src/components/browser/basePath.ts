/** The path below which the console is served, as its page says; '' at the root, and where there is no page. */
export const BASE_PATH = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');
