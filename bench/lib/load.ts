/**
 * Runs `count` calls with at most `concurrency` under way at once and answers how long each took,
 * in milliseconds. It stops by itself: the first call that fails ends the run.
 */
export async function runLoad(
  count: number,
  concurrency: number,
  callOnce: (index: number) => Promise<unknown>,
): Promise<number[]> {
  const durations: number[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const started = performance.now();
      await callOnce(index);
      durations.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return durations;
}
