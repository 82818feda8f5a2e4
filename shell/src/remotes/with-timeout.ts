/** The promise's result, or an Error when it takes longer. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
