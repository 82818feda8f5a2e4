import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * JSX of development by the runtime that shell and releases share: they know no
 * `react/jsx-dev-runtime`.
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
export { Fragment };
