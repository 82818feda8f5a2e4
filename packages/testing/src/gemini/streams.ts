import type { ServerResponse } from 'node:http';
import {
  chunkBody,
  errorBody,
  pause,
  sendBytes,
  sendChunk,
  sendEvent,
  startStream,
  untilClosed,
} from './wire.ts';

export type Stream = {
  response: ServerResponse;
  /** What a healthy model would say now, cut into the pieces that it sends. */
  pieces: string[];
  pace: { firstMs: number; pieceMs: number };
};

/** How a streamed reply can go, well or badly, once the request was accepted. */
export const streams = {
  answers,
  /** Says what `obedient-reply.ts` says. */
  obeys: answers,
  thinks_aloud: async (stream: Stream) => {
    startStream(stream.response);
    await sendChunk(stream.response, { text: 'The visitor seems to ask about…', isThought: true });
    await answers(stream);
  },
  splits_every_byte: async ({ response, pieces }: Stream) => {
    startStream(response);
    const chunks = [{ text: pieces.join('') }, { text: '', finishReason: 'STOP' }];
    const text = chunks.map((chunk) => `data: ${JSON.stringify(chunkBody(chunk))}\r\n\r\n`).join('');
    for (const byte of Buffer.from(text)) {
      await sendBytes(response, Buffer.of(byte));
      // Without giving way to the socket, the bytes would leave in one piece.
      await new Promise(setImmediate);
    }
    response.end();
  },
  drips: async (stream: Stream) => {
    while (!stream.response.destroyed) {
      await speak({ ...stream, pace: { firstMs: 0, pieceMs: 50 } });
    }
  },
  never_stops: async ({ response }: Stream) => {
    startStream(response);
    const text = 'and so on, and so forth; '.repeat(400);
    while (!response.destroyed) {
      await sendChunk(response, { text });
      await new Promise(setImmediate);
    }
  },

  // Silence and broken lines.
  never_starts: async ({ response }: Stream) => {
    startStream(response);
    await untilClosed(response);
  },
  stalls_midway: async (stream: Stream) => {
    await speakHalf(stream);
    await untilClosed(stream.response);
  },
  breaks_off: async (stream: Stream) => {
    await speakHalf(stream);
    // Whatever was written has to leave before the connection is cut.
    await pause(stream.response, 20);
    stream.response.destroy();
  },
  breaks_inside_an_event: async (stream: Stream) => {
    await speakHalf(stream);
    await sendBytes(stream.response, Buffer.from('data: {"candidates": [{"cont'));
    stream.response.end();
  },

  // Streams that end in good order and yet are failures.
  reports_an_error_in_the_stream: async ({ response }: Stream) => {
    startStream(response);
    await sendEvent(response, errorBody(503, 'UNAVAILABLE', 'The model is overloaded.'));
    response.end();
  },
  reports_an_error_after_text: async (stream: Stream) => {
    await speakHalf(stream);
    await sendEvent(stream.response, errorBody(500, 'INTERNAL', 'An internal error has occurred.'));
    stream.response.end();
  },
  ends_without_a_reason: async (stream: Stream) => {
    await speakHalf(stream);
    stream.response.end();
  },
  says_nothing: ends('STOP'),
  runs_out_of_tokens: ends('MAX_TOKENS'),
  finds_it_unsafe: ends('SAFETY'),
  finds_it_prohibited: ends('PROHIBITED_CONTENT'),
  blocks_the_question: async ({ response }: Stream) => {
    startStream(response);
    await sendEvent(response, { promptFeedback: { blockReason: 'BLOCKLIST' }, modelVersion: 'simulated' });
    response.end();
  },
} satisfies Record<string, (stream: Stream) => Promise<void>>;

async function answers(stream: Stream): Promise<void> {
  await speak(stream);
  await sendChunk(stream.response, { text: '', finishReason: 'STOP' });
  stream.response.end();
}

async function speak({ response, pieces, pace }: Stream): Promise<void> {
  if (!response.headersSent) {
    await pause(response, pace.firstMs);
    if (response.destroyed) return;
    startStream(response);
  }
  for (const text of pieces) {
    await sendChunk(response, { text });
    await pause(response, pace.pieceMs);
  }
}

const speakHalf = (stream: Stream): Promise<void> =>
  speak({ ...stream, pieces: stream.pieces.slice(0, Math.ceil(stream.pieces.length / 2)) });

function ends(finishReason: string) {
  return async ({ response }: Stream) => {
    startStream(response);
    await sendChunk(response, { finishReason });
    response.end();
  };
}
