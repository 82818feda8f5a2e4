import { z } from 'zod';
import { slots, type SlotSchema } from '@askwell/contracts';

const declared: Record<string, z.ZodObject> = slots;

/** The props of a slot, as they stand in `remote.json`. Throws where no contract declares them. */
export function slotSchemaOf(name: string): SlotSchema {
  const contract = declared[name];
  if (!contract) throw new Error(`The slot ${name} is not declared in packages/contracts/src/slots.ts.`);
  const { properties = {}, required = [] } = z.toJSONSchema(contract);
  return Object.fromEntries(
    Object.entries(properties).map(([prop, schema]) => [
      prop,
      { isRequired: required.includes(prop), schema: typeof schema === 'boolean' ? {} : { ...schema } },
    ]),
  );
}
