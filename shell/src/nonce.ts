import { readInlined } from '@askwell/platform/shell';

declare global {
  /** Read by webpack's runtime, and by libraries that add style elements. */
  var __webpack_nonce__: string;
}

const isString = (value: unknown): value is string => typeof value === 'string';

__webpack_nonce__ = readInlined('askwell-nonce', isString) ?? '';
