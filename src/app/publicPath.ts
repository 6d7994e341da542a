import { BASE_PATH } from '@/components/browser/basePath';

declare let __webpack_public_path__: string;

// Chunks are asked for by the addresses that the page names them by, wherever it is served. (Workers find theirs beside themselves.)
__webpack_public_path__ = `${BASE_PATH}/`;
