/**
 * Stands in for zod in the browser (docs/decisions/0009). The contracts are what clients take their
 * types from, and the API what checks them; whole, the schema library would be the largest part of
 * every remote. Every way to build a schema gives the same empty one; to check something with it is
 * an Error, so that nothing ever passes unchecked.
 */
const schema: object = new Proxy(() => undefined, {
  apply: () => schema,
  get: (_, key) => {
    if (typeof key === 'symbol' || key === 'then') return undefined;
    if (checks.test(key)) throw new Error('Schemas are checked by the API; in the browser they are empty.');
    return schema;
  },
});

/**
 * Every way to check a value: zod's own (`safeParseAsync`, `decode`…) and the Standard Schema's.
 */
const checks = /^((safe)?(parse|encode|decode)(Async)?|spa|~standard)$/i;

export { schema as z };
