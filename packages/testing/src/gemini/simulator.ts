import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { draftBehaviours, draftReply, type DraftBehaviour } from './draft-reply.ts';
import {
  EmbeddingCommand,
  embeddingCalls,
  type EmbeddingBehaviour,
  type EmbeddingOptions,
} from './embeddings.ts';
import { obedientReply } from './obedient-reply.ts';
import { piecesOf, plausibleReply, type Translate } from './plausible-reply.ts';
import { refusals } from './refusals.ts';
import { streams } from './streams.ts';
import { chunkBody, sendJson } from './wire.ts';

const behaviourNames = [...Object.keys(refusals), ...Object.keys(streams), ...draftBehaviours];

/** What the simulator is to do from now on. */
const Command = z.object({
  behaviour: z.string().refine((name) => behaviourNames.includes(name), 'unknown behaviour'),
  /** What it says instead of something plausible. */
  text: z.string().optional(),
  /** Only for this model; others answer. */
  model: z.string().optional(),
  /** For so many requests, then it answers again; for ever by default. */
  times: z.int().positive().optional(),
  retrySeconds: z.number().default(17),
});
export type Behaviour = keyof typeof refusals | keyof typeof streams | DraftBehaviour;
export type BehaviourOptions = Omit<z.input<typeof Command>, 'behaviour'>;

const Content = z.object({ role: z.string().optional(), parts: z.array(z.object({ text: z.string() })) });
const GenerateBody = z.object({
  contents: z.array(Content),
  systemInstruction: Content.optional(),
  generationConfig: z.record(z.string(), z.unknown()).optional(),
});

export type RecordedRequest = {
  method: string;
  path: string;
  key: string;
  model: string | null;
  instruction: string;
  contents: z.infer<typeof Content>[];
  /** How its connection ended: answered to the end, or left by the client before that. */
  ended: Promise<'answered' | 'abandoned'>;
};

type Options = {
  port?: number;
  pace?: { firstMs: number; pieceMs: number };
  /** Answers in other languages; without it, a reply is in the language of its passage. */
  translate?: Translate | undefined;
};

export type GeminiSimulator = Awaited<ReturnType<typeof startGemini>>;

/**
 * A Gemini API on 127.0.0.1 over real HTTP: `GET models`, `:generateContent`,
 * `:streamGenerateContent?alt=sse`, `:countTokens`, `:embedContent` and `:batchEmbedContents`. It
 * accepts every key without 'invalid' in it, answers from the passages of the system instruction,
 * drafts FAQs where an answer has a schema, and misbehaves on command, from a test by `behave()`
 * and from elsewhere by `POST /simulator` with `{behaviour, text?, model?, times?, retrySeconds?}`,
 * or with `{embeddings: {behaviour, …}}` for the calls that embed texts, which are listed apart.
 * `GET /simulator` lists the requests. `pace` makes it as slow as a model.
 */
export async function startGemini({ port = 0, pace = { firstMs: 0, pieceMs: 0 }, translate }: Options = {}) {
  const requests: RecordedRequest[] = [];
  const embeddings = embeddingCalls();
  let command = Command.parse({ behaviour: 'answers' });

  const server = createServer((request, response) => {
    // A client that leaves in the middle is what some tests are about.
    serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://simulator');
    if (url.pathname === '/simulator') return control(request, response);

    const sent: unknown = request.method === 'POST' ? await json(request) : {};
    const [, model = null, call = null] = /\/models\/([^/:]+):(\w+)$/.exec(url.pathname) ?? [];
    if (call === 'batchEmbedContents' || call === 'embedContent') {
      return embeddings.serve(sent, { request, response, model: model ?? '' });
    }
    const body = GenerateBody.partial().parse(sent);
    const key = String(request.headers['x-goog-api-key'] ?? '');
    const recorded = {
      method: request.method ?? '',
      path: url.pathname,
      key,
      model,
      instruction: textOf(body.systemInstruction),
      contents: body.contents ?? [],
      ended: once(response, 'close').then(() =>
        response.writableFinished ? ('answered' as const) : ('abandoned' as const),
      ),
    };
    requests.push(recorded);
    server.emit('recorded', recorded);

    const { behaviour, text, retrySeconds } = nextCommand(model);
    const refusal = Object.entries(refusals).find(([name]) => name === behaviour)?.[1];
    if (key === '' || key.includes('invalid')) return refusals.rejects_the_key({ response, retrySeconds });
    if (refusal !== undefined) return refusal({ response, retrySeconds });

    if (call === 'generateContent' && body.generationConfig?.['responseSchema'] !== undefined) {
      return sendJson(response, 200, draftReply(textOf(recorded.contents.at(-1)), behaviour));
    }
    const made =
      behaviour === 'obeys'
        ? obedientReply(recorded)
        : plausibleReply(recorded.instruction, textOf(recorded.contents.at(-1)), translate);
    const reply = text ?? made;
    if (call === 'streamGenerateContent') {
      const stream = Object.entries(streams).find(([name]) => name === behaviour)?.[1] ?? streams.answers;
      return stream({ response, pieces: piecesOf(reply), pace });
    }
    if (call === 'generateContent')
      return sendJson(response, 200, chunkBody({ text: reply, finishReason: 'STOP' }));
    if (call === 'countTokens') return sendJson(response, 200, { totalTokens: Math.ceil(reply.length / 4) });
    return sendJson(response, 200, { models: [{ name: 'models/simulated', version: '1' }] });
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      return sendJson(response, 200, { requests, embeddings: embeddings.requests });
    }
    const sent: unknown = await json(request);
    const ofEmbeddings = z.object({ embeddings: EmbeddingCommand }).safeParse(sent);
    if (ofEmbeddings.success) {
      embeddings.behave(ofEmbeddings.data.embeddings);
      return sendJson(response, 200, ofEmbeddings.data);
    }
    const parsed = Command.safeParse(sent);
    if (!parsed.success) return sendJson(response, 400, { message: parsed.error.message, behaviourNames });
    command = parsed.data;
    return sendJson(response, 200, { command });
  }

  function nextCommand(model: string | null): z.infer<typeof Command> {
    const healthy = Command.parse({ behaviour: 'answers' });
    if (command.model !== undefined && command.model !== model) return healthy;
    const current = command;
    if (current.times !== undefined) {
      command = current.times > 1 ? { ...current, times: current.times - 1 } : healthy;
    }
    return current;
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulator has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    /** Everything that was asked, oldest first. */
    requests,
    behave: (behaviour: Behaviour, options: BehaviourOptions = {}) => {
      command = Command.parse({ behaviour, ...options });
    },
    /** Every call that embeds texts, oldest first. */
    embeddings: embeddings.requests,
    behaveEmbeddings: (behaviour: EmbeddingBehaviour, options: EmbeddingOptions = {}) =>
      embeddings.behave({ behaviour, ...options }),
    /** Holds every call that embeds texts back until the function that it returns is called. */
    holdEmbeddings: embeddings.hold,
    /** Forgets the requests and answers again. */
    reset: () => {
      requests.length = 0;
      embeddings.reset();
      command = Command.parse({ behaviour: 'answers' });
    },
    /** The next request, when it arrives; ask before it is made. */
    nextRequest: () =>
      new Promise<RecordedRequest>((resolve) => {
        server.once('recorded', resolve);
      }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const textOf = (content: z.infer<typeof Content> | undefined): string =>
  content?.parts.map((part) => part.text).join('') ?? '';
