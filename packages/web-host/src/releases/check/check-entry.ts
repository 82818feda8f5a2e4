import type { RemoteDescriptor } from '@askwell/contracts';
import { ReleaseRefused } from './refused.ts';

/** A shared module in the entry's code, with the versions that the code asks for. */
const consumed = /requiredVersion:"([^"]*)"[^{}]*shareKey:"([^"]*)"/g;

/** A file in the entry's table of the files that it loads later, with its hash. */
const loadedLater = /([\w./-]+\.(?:js|css))=(sha(?:256|384)-[\w+/=]+)/g;

/**
 * Whether the code of a remote's entry does what its `remote.json` says: a browser runs the code.
 * Throws `ReleaseRefused`.
 */
export function checkEntry(remote: RemoteDescriptor, code: string): void {
  const { name, version, entry, global, uses, integrity } = remote;
  if (!code.includes(global)) refuse(`${entry} of ${name} ${version} does not define ${global}.`);
  if (Object.keys(uses).length === 0)
    refuse(`remote.json of ${name} ${version} does not say what it uses of the shared modules.`);
  const found = [...code.matchAll(consumed)];
  if (found.length === 0)
    refuse(`${entry} of ${name} ${version} does not say which versions it needs of the shared modules.`);
  for (const [, range = '', key = ''] of found) {
    const said = uses[key]?.range;
    if (said === undefined) refuse(`${name} ${version} uses ${key}, which its remote.json does not say.`);
    if (said !== range)
      refuse(`${entry} of ${name} ${version} needs ${key} ${range}; its remote.json says ${said}.`);
  }
  for (const [, file = '', hash] of code.matchAll(loadedLater))
    if (integrity[file] !== hash)
      refuse(`${entry} of ${name} ${version} loads ${file}, which is not in this build as it expects it.`);
}

function refuse(sentence: string): never {
  throw new ReleaseRefused(sentence);
}
