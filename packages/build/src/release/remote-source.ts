import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteSource, type RemoteDescriptor } from '@askwell/contracts';
import { pageImports } from '../page-imports.ts';
import { slotSchemaOf } from '../slots/slot-schema.ts';
import { lentSlots, slotsShown } from '../slots/slots-in-code.ts';

/** `remote.json` of the workspace. Throws an Error when it is not as it should be. */
export const remoteSource = (dir: string): RemoteSource =>
  RemoteSource.parse(JSON.parse(readFileSync(join(dir, 'remote.json'), 'utf8')));

/**
 * Which module each page loads, by path. Throws an Error when the pages and slots in `remote.json`
 * and those in `src/remote.tsx` are not the same.
 */
export async function checkedPageImports(dir: string, source: RemoteSource): Promise<Map<string, string>> {
  const file = join(dir, 'src', 'remote.tsx');
  const imports = await pageImports(file);
  assertSame(
    source,
    'route',
    source.pages.map(({ path }) => path),
    [...imports.keys()],
  );
  assertSame(
    source,
    'slot',
    source.slots.map(({ name }) => name),
    await lentSlots(file),
  );
  return imports;
}

function assertSame({ name }: RemoteSource, kind: string, declared: string[], inCode: string[]) {
  const problems = [
    ...declared
      .filter((one) => !inCode.includes(one))
      .map((one) => `${one} has no ${kind} in src/remote.tsx`),
    ...inCode.filter((one) => !declared.includes(one)).map((one) => `${one} is missing in remote.json`),
  ];
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}.`);
}

/** The slots that a remote lends, and those of others that the components in `files` show. */
export async function slotsOf(
  { slots }: RemoteSource,
  files: string[],
): Promise<Pick<RemoteDescriptor, 'slots' | 'slotsUsed'>> {
  const shown = await slotsShown(files);
  return {
    slots: slots.map((slot) => ({ ...slot, props: slotSchemaOf(slot.name) })),
    slotsUsed: Object.fromEntries(shown.map((name) => [name, slotSchemaOf(name)])),
  };
}
