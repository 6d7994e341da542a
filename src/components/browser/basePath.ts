/** The path below which the console is served, where its manifest stands; '' at the root, and where there is no page. */
export const BASE_PATH = readBasePath();

function readBasePath(): string {
  const manifest =
    typeof document === 'undefined' ? null : document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  return manifest ? new URL('.', manifest.href).pathname.slice(0, -1) : '';
}
