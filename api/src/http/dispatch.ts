import type { Router } from '@koa/router';

type Serve = (...args: Parameters<ReturnType<Router['routes']>>) => Promise<unknown>;

/**
 * Hands a request to the routers that have a route under the first two parts of its path, in their
 * order. A router compares a path with each of its routes, which for all routers together takes
 * longer than the rest of a small request.
 */
export const dispatch = (routers: readonly Router[]): Serve => {
  const prefixes = new Map(
    routers.map((router) => [router, router.stack.map(({ path }) => prefixOf(String(path)))]),
  );
  const hasRoute = (router: Router, prefix: string | null): boolean =>
    (prefixes.get(router) ?? []).some((other) => other === prefix || other === null);
  const inTurn = (chosen: readonly Router[]): Serve =>
    chosen.reduceRight<Serve>(
      (rest, router) => {
        const serve = router.routes();
        return (ctx, next) => serve(ctx, () => rest(ctx, next));
      },
      (_ctx, next) => next(),
    );
  const known = new Map(
    [...new Set([...prefixes.values()].flat())].map((prefix) => [
      prefix,
      inTurn(routers.filter((router) => hasRoute(router, prefix))),
    ]),
  );
  const others = inTurn(routers.filter((router) => hasRoute(router, null)));
  return (ctx, next) => (known.get(prefixOf(ctx.path)) ?? others)(ctx, next);
};

/** The first two parts of a path in lower case; null when a parameter is among them. */
function prefixOf(path: string): string | null {
  const [, first = '', second = ''] = path.toLowerCase().split('/', 3);
  return /[:*({]/.test(first + second) ? null : `${first}/${second}`;
}
