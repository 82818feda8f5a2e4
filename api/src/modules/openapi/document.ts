import {
  accountHeader,
  Failure,
  permissions,
  rateLimits,
  WebhookEvent,
  type Brand,
} from '@askwell/contracts';
import { z } from 'zod';
import { errorResponses, limitsOf } from './error-responses.ts';
import { jsonSchema, type JsonSchema } from './json-schema.ts';
import { operations, tags, type Operation } from './operations.ts';

export type OpenApiDocument = ReturnType<typeof openApiDocument>;

/**
 * The OpenAPI 3.1 document of every call, made from the contracts that the server validates with.
 */
export const openApiDocument = ({ brand, publicUrl }: { brand: Brand; publicUrl: string }) => ({
  openapi: '3.1.0',
  info: {
    title: `${brand.name} API`,
    version: '1.0.0',
    description: `Everything that ${brand.name} does, for programs. Chatbots and analytics take a personal token (Premium).`,
    contact: { email: brand.supportEmail },
  },
  servers: [{ url: publicUrl }],
  tags: tags.map((name) => ({ name })),
  paths: pathsOf(operations()),
  webhooks: webhooksOf(),
  components: {
    schemas: { Failure: jsonSchema(Failure, 'output') },
    headers: {
      RetryAfter: { description: 'Seconds until it is worth trying again.', schema: { type: 'integer' } },
    },
    securitySchemes: {
      personalToken: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A personal token, `ask_…`, made in the account. Premium. Each call names the scope that it needs: `read`, `write`, `ask` or `inbox`.',
      },
      session: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in answers.' },
      conversationToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of a visitor’s conversation, from the first reply in it.',
      },
    },
  },
});

export const templateOf = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function pathsOf(all: readonly Operation[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of all) {
    const template = templateOf(operation.path);
    paths[template] = { ...paths[template], [operation.method]: operationOf(operation) };
  }
  return paths;
}

function operationOf(operation: Operation) {
  const { id, tag, summary, audience, access, permission, body, status, path } = operation;
  const takesBody = body !== undefined && body.type !== 'undefined';
  return {
    operationId: id,
    tags: [tag],
    summary,
    security: {
      owner: access === 'session' ? [{ session: [] }] : [{ personalToken: [access] }, { session: [] }],
      visitor: [{}, { conversationToken: [] }],
      public: [],
    }[audience],
    parameters: [...pathParameters(path), ...queryParameters(operation), ...accountParameters(operation)],
    ...(takesBody && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
    }),
    ...((id === 'uploadSource' || id === 'uploadLogo') && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: {
      [String(status)]: { description: 'Success.', content: contentOf(operation) },
      ...(id === 'getPublicChatbot' && {
        304: { description: 'Unchanged since the version of `If-None-Match`.' },
      }),
      ...errorResponses(operation),
    },
    ...(audience === 'owner' && { 'x-roles': permissions[permission] }),
    'x-rate-limits': limitsOf(operation).map((name) => ({ name, ...rateLimits[name] })),
  };
}

function contentOf({ response, isStreamed }: Operation): Record<string, unknown> {
  const schema = jsonSchema(response, 'output');
  if (schema['type'] === 'string') return { [isStreamed ? 'text/event-stream' : 'text/csv']: { schema } };
  return {
    'application/json': { schema },
    ...(isStreamed && { 'text/event-stream': { schema: { type: 'string', description: streamWords } } }),
  };
}

export const streamWords = [
  'With `Accept: text/event-stream` the reply comes as server-sent events, each with one JSON object as its data:',
  '`start` {conversationId, conversationToken, messageId}, then any number of `delta` {text}, at the end `done`',
  '{messageId, answered, source, suggestions}, or `error` {code, message} when it broke off.',
].join(' ');

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: /^(id|chatbotId|deliveryId)$/.test(name)
      ? { type: 'string', pattern: '^[0-9a-f]{24}$' }
      : { type: 'string' },
  }));

/** The header that chooses the account. */
const accountParameters = ({ audience, permission }: Operation) =>
  audience === 'owner' && permission !== 'self'
    ? [
        {
          name: accountHeader,
          in: 'header',
          required: false,
          description: 'The account that the call is about; without it, your own, or the personal token’s.',
          schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
        },
      ]
    : [];

const Properties = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  required: z.array(z.string()).default([]),
});

function queryParameters({ query }: Operation) {
  if (query === undefined || query.type === 'undefined') return [];
  const { properties, required } = Properties.parse(jsonSchema(query, 'input'));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function webhooksOf() {
  const names = ['conversation.ended', 'question.unanswered', 'contact.left'] as const;
  const sent = WebhookEvent.options.map((option) => eventSchema(jsonSchema(option, 'output')));
  return Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        post: {
          summary: `Sent to your webhooks. Signed after the Standard Webhooks specification.`,
          requestBody: { content: { 'application/json': { schema: sent[at] ?? {} } } },
          responses: { '2XX': { description: 'Taken. Anything else is sent again later.' } },
        },
      },
    ]),
  );
}

/** The body that goes out: the event with its id and time. */
const eventSchema = (event: JsonSchema): JsonSchema => {
  const { properties } = Properties.parse(event);
  return {
    type: 'object',
    properties: { id: { type: 'string' }, ...properties, timestamp: { type: 'string', format: 'date-time' } },
    required: ['id', 'type', 'timestamp', 'data'],
  };
};
