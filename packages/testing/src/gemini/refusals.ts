import type { ServerResponse } from 'node:http';
import { errorBody, sendJson, untilClosed } from './wire.ts';

export type Refused = {
  response: ServerResponse;
  /** How long `throttles` asks to wait. */ retrySeconds: number;
};

/** How a call, any call, can fail before anything is answered. */
export const refusals = {
  rejects_the_key: refuses(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
    },
  ]),
  rejects_the_request: refuses(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.'),
  forbids: refuses(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked.'),
  misses_the_model: refuses(404, 'NOT_FOUND', 'This model is not found for API version v1beta.'),
  throttles: async ({ response, retrySeconds }: Refused) => {
    const wait = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retrySeconds}s` };
    sendJson(response, 429, errorBody(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.', [wait]));
  },
  crashes: refuses(500, 'INTERNAL', 'An internal error has occurred.'),
  is_overloaded: refuses(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  answers_html: async ({ response }: Refused) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>');
  },
  answers_html_as_success: async ({ response }: Refused) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><h1>Welcome</h1></html>');
  },
  hangs_up: async ({ response }: Refused) => {
    response.destroy();
  },
  never_answers: ({ response }: Refused) => untilClosed(response),
} satisfies Record<string, (call: Refused) => Promise<void>>;

function refuses(code: number, status: string, message: string, details: unknown[] = []) {
  return async ({ response }: Refused) => sendJson(response, code, errorBody(code, status, message, details));
}
