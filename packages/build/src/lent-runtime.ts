type ExternalData = { request?: string };
type Callback = (error?: Error | null, result?: string) => void;

/**
 * The global variable by which the shell lends remotes what they need of the federation runtime.
 */
export const lentRuntimeGlobal = '__ASKWELL_FEDERATION__';

/**
 * Leaves the federation runtime out of a remote's entry: the shell lends the four functions of it
 * that the generated code calls (`shell/src/remotes/lend.ts`).
 */
export function lentRuntime({ request = '' }: ExternalData, callback: Callback): void {
  if (/webpack-bundler-runtime/.test(request)) callback(null, `var ${lentRuntimeGlobal}`);
  else callback();
}
