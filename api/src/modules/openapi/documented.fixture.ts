import type { HttpClient } from '@askwell/testing';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';
import type { JsonSchema } from './json-schema.ts';

const Schema = z.record(z.string(), z.unknown());
const Media = z.record(z.string(), z.object({ schema: Schema }));
const Call = z.object({
  operationId: z.string(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: Schema,
    }),
  ),
  requestBody: z.object({ content: Media }).optional(),
  responses: z.record(z.string(), z.object({ content: Media.optional() })),
  security: z.array(z.record(z.string(), z.unknown())),
});
const Document = z.object({
  openapi: z.literal('3.1.0'),
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
});

export type DocumentedCall = z.infer<typeof Call> & { method: string; path: string; body: JsonSchema | null };

/** The document that a server answers, and what it holds an answer to; for tests. */
export async function readDocument(client: HttpClient) {
  const document = Document.parse(JSON.parse((await client.get('/api/openapi.json')).text));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'document', ...document });
  const validators = new Map<string, ValidateFunction>();

  const validatorAt = (pointer: string): ValidateFunction => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): DocumentedCall => ({
      ...call,
      method,
      path,
      body: call.requestBody?.content['application/json']?.schema ?? null,
    })),
  );

  /** What an answer has that the document does not say; null when all is said. */
  const undocumented = (
    { method, path, responses }: DocumentedCall,
    answer: { status: number; type: string; text: string },
  ): string | null => {
    const response = responses[String(answer.status)];
    if (!response) return `status ${answer.status}`;
    if (answer.status === 304) return null;
    const type = answer.type.split(';')[0] ?? '';
    if (!response.content?.[type]) return `content type ${answer.type}`;
    if (type !== 'application/json') return null;
    const at = ['paths', path, method, 'responses', String(answer.status), 'content', type, 'schema'];
    const validate = validatorAt(`/${at.map(escapePointer).join('/')}`);
    return validate(JSON.parse(answer.text)) ? null : ajv.errorsText(validate.errors);
  };

  return { calls, undocumented };
}

/** RFC 6901, in a URI. */
const escapePointer = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
