import { styleNonce } from '@askwell/platform';

declare global {
  /** Read by webpack's runtime, and by libraries that add style elements. */
  var __webpack_nonce__: string;
}

__webpack_nonce__ = styleNonce;
