import { BASE_PATH } from '@/components/browser/basePath';

declare global {
  // The bundler's own: where chunks are asked for.
  var __webpack_public_path__: string;
}

// By the addresses that the page names them by, wherever it is served.
__webpack_public_path__ = `${BASE_PATH}/`;
