import type { ServerResponse } from 'node:http';

/** What can come instead of an answer; each was seen of some provider. */
const misbehaviours = {
  never_answers: () => {},
  hangs_up: (response) => void response.destroy(),
  crashes: (response) => refuse(response, 500, 'SERVER_ERROR', 'We are facing some trouble.'),
  answers_html: (response) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  /** A proxy's page that claims to be a success. */
  answers_html_as_success: (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please sign in</h1>'),
  answers_nothing: (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(),
  answers_half: (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 200 });
    response.write('{"id":"order_Half', () => response.destroy());
  },
  answers_half_json: (response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"order_Half","amou'),
} satisfies Record<string, (response: ServerResponse) => void>;

export type RazorpayMisbehaviour = keyof typeof misbehaviours;
export type RazorpayBehaviour = 'answers' | RazorpayMisbehaviour;

export const razorpayMisbehaviours: RazorpayMisbehaviour[] = [
  'never_answers',
  'hangs_up',
  'crashes',
  'answers_html',
  'answers_html_as_success',
  'answers_nothing',
  'answers_half',
  'answers_half_json',
];

export const misbehave = (behaviour: RazorpayMisbehaviour, response: ServerResponse): void =>
  misbehaviours[behaviour](response);

export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export const refuse = (response: ServerResponse, status: number, code: string, description: string): void =>
  answer(response, status, { error: { code, description, source: 'business', step: 'payment_initiation' } });
