/**
 * Wraps a module of a remote for Fast Refresh: its components are registered with the shell's
 * runtime (`refresh-runtime.mjs`). Workers and shells without it run the module alone.
 */
export default function refresh(source, map) {
  const { remote } = this.getOptions();
  const name = JSON.stringify(remote);
  // On one line with the first one of the source, so that source maps stay right.
  const head = [
    `var $RefreshReg$=(type,id)=>globalThis.__ASKWELL_REFRESH__?.register(type,${name}+__webpack_module__.id+id),`,
    `$RefreshSig$=()=>globalThis.__ASKWELL_REFRESH__?.signature()??((type)=>type);`,
  ].join('');
  const foot = `\nglobalThis.__ASKWELL_REFRESH__?.loaded(${name},__webpack_module__,import.meta.webpackHot,()=>__webpack_hash__);`;
  this.callback(null, head + source + foot, map);
}
