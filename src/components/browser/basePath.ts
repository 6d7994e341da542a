/** The path below which the console is served, from an attribute of the page; '' at the root and without a page. */
export const BASE_PATH = typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');
