/**
 * Called when something arrives; `retryMs`: how long the server asks the client to wait before it
 * reconnects.
 */
export type Heard = (retryMs?: number) => void;

/** One server-sent event; `data` is what its `data:` lines hold. */
export type ServerSentEvent = { event: string; data: string };

/**
 * Reads a stream of events as https://html.spec.whatwg.org/multipage/server-sent-events.html
 * describes it, over a plain fetch, since `EventSource` can neither POST nor be told not to
 * reconnect. Ids are not used. `heard` is called with every piece that comes, also with comments,
 * which keep a connection open.
 */
export async function* serverSentEvents(
  body: ReadableStream<Uint8Array>,
  heard?: Heard,
): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let event = 'message';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heard?.();
      rest += decoder.decode(value, { stream: true });
      const { lines, tail } = completeLines(rest);
      rest = tail;
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield { event, data: data.join('\n') };
          event = 'message';
          data = [];
          continue;
        }
        const [, field, content = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(line) ?? [];
        if (field === 'event') event = content;
        if (field === 'data') data.push(content);
        if (field === 'retry' && /^\d+$/.test(content)) heard?.(Number(content));
      }
    }
  } finally {
    // Also when the consumer stops early: the server must hear that nobody reads any more.
    await reader.cancel().catch(() => {});
  }
}

/**
 * A line ends with CR, LF or both; a CR at the very end may be half of both, so it waits for what
 * follows.
 */
const completeLines = (text: string): { lines: string[]; tail: string } => {
  const end = text.endsWith('\r') ? text.length - 1 : text.length;
  const lines = text.slice(0, end).split(/\r\n|\r|\n/);
  const tail = (lines.pop() ?? '') + text.slice(end);
  return { lines, tail };
};
