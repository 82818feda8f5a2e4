/**
 * A step of `index.ts`. It is a module because `import()` of a CommonJS module needs more of
 * webpack's runtime.
 */
import 'react-dom/client';
