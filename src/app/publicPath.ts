import { BASE_PATH } from '@/components/browser/browserValues';

declare global {
  // The bundler's variable with the base address of chunks.
  var __webpack_public_path__: string;
}

// Derived from the page's own addresses, so that the console works at any path.
__webpack_public_path__ = `${BASE_PATH}/`;
