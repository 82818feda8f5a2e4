import { errorTable } from '@askwell/contracts';
import { z } from 'zod';
import { templateOf } from './document.ts';
import { codesOf } from './error-responses.ts';
import { escape } from './escape.ts';
import { jsonSchema, type JsonSchema } from './json-schema.ts';
import type { Operation } from './operations.ts';
import { sampleOf } from './sample.ts';

/** One call: what it does, who may call it, an example, what it takes, and what it answers. */
export function callSection(call: Operation, title: string, publicUrl: string): string {
  const { id, method, path, summary, status, response, body } = call;
  const takesBody = body !== undefined && body.type !== 'undefined';
  const input = takesBody ? jsonSchema(body, 'input') : null;
  const output = jsonSchema(response, 'output');
  return `
    <section class="call" id="${id}" aria-labelledby="${id}-title">
      <h3 id="${id}-title">${title}</h3>
      <p class="line"><span class="method">${method}</span>${escape(templateOf(path))}</p>
      <p>${escape(summary)} <span class="who">${whoMay(call)}</span></p>
      <pre tabindex="0" aria-label="Example"><code>${escape(curlOf(call, input, publicUrl))}</code></pre>
      ${input ? `<h4>Body</h4>${fieldsTable(input)}` : ''}
      <details>
        <summary>Answer: ${status}</summary>
        <pre tabindex="0" aria-label="Example of the answer"><code>${escape(
          output['type'] === 'string' ? 'text/csv' : JSON.stringify(sampleOf(output), null, 2),
        )}</code></pre>
      </details>
      <details>
        <summary>Errors</summary>
        <table>${codesOf(call)
          .map(
            (code) =>
              `<tr><th scope="row">${errorTable[code][0]} <code>${code}</code></th><td>${escape(errorTable[code][1])}</td></tr>`,
          )
          .join('')}</table>
      </details>
    </section>`;
}

const whoMay = ({ audience, access }: Operation): string => {
  if (audience === 'public') return 'For everybody.';
  if (audience === 'visitor') return 'For visitors of a chatbot.';
  return access === 'token' ? 'With a personal token or a session.' : 'With a session.';
};

function curlOf({ method, path, audience, access }: Operation, input: JsonSchema | null, publicUrl: string) {
  const url = publicUrl + path.replace(/:(\w+)/g, (_, name: string) => `$${name.toUpperCase()}`);
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  const token = access === 'token' ? '$ASKWELL_TOKEN' : '$SESSION_TOKEN';
  return [
    `curl${verb} "${url}"`,
    ...(audience === 'owner' ? [`  -H "Authorization: Bearer ${token}"`] : []),
    ...(input
      ? [
          `  -H "Content-Type: application/json"`,
          `  -d '${JSON.stringify(requiredSample(input)).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ].join(' \\\n');
}

const Fields = z.looseObject({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields that must be there; of a call that needs none, the first. */
function requiredSample(schema: JsonSchema): unknown {
  const { properties, required } = Fields.parse(schema);
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {}, name)]));
}

function fieldsTable(schema: JsonSchema): string {
  const { properties, required } = Fields.parse(schema);
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(typeOf(field))}${
        required.includes(name) ? '' : ', optional'
      }</td></tr>`,
  );
  return rows.length === 0 ? '<p>Any JSON.</p>' : `<table>${rows.join('')}</table>`;
}

const Described = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  items: z.record(z.string(), z.unknown()).optional(),
});

function typeOf(field: JsonSchema): string {
  const { type, enum: choices, minLength, maxLength, maxItems, items } = Described.parse(field);
  if ('const' in field) return JSON.stringify(field['const']);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' or ');
  if (type === 'array') {
    const most = maxItems === undefined ? '' : ` of at most ${maxItems}`;
    return `list${most}: ${items ? typeOf(items) : 'any'}`;
  }
  if (type === 'string' && maxLength !== undefined)
    return `text of ${minLength ?? 0} to ${maxLength} characters`;
  return (
    { string: 'text', integer: 'whole number', number: 'number', boolean: 'true or false', object: 'object' }[
      type ?? ''
    ] ?? 'any'
  );
}
