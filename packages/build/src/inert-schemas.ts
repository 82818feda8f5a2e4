/**
 * Stands in for zod in the browser. The contracts are what clients take their types from, and the API what checks them;
 * without this, each remote would carry 23 kB (brotli) of a schema library to learn the paths of its calls. Every way to
 * build a schema gives the same inert value; to check something with it is an Error.
 */
const checks = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode']);

const schema: object = new Proxy(() => undefined, {
  apply: () => schema,
  get: (_, key) => {
    if (typeof key === 'symbol' || key === 'then') return undefined;
    if (!checks.has(key)) return schema;
    return () => {
      throw new Error('Schemas are checked by the API; in the browser they are types only.');
    };
  },
});

export { schema as z };
