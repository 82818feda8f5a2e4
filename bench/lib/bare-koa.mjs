import Koa from 'koa';

/**
 * The baseline of cpu.bench.ts: Koa, one middleware, and the same JSON as `GET /api/auth/me`
 * answers.
 */
const body = JSON.parse(process.argv[2] ?? '{}');
const app = new Koa();
app.use((ctx) => {
  ctx.body = body;
});
const server = app.listen(0, () => process.stdout.write(`${server.address().port}\n`));
