import type { SourceEvents } from '@askwell/contracts';

type Receivers = { [Name in keyof SourceEvents]: (data: SourceEvents[Name]) => void };

/**
 * Reads server-sent events until the stream ends, and hands on those of a source. Comments and
 * unknown events are skipped.
 */
export async function receiveEvents(response: Response, receive: Receivers): Promise<null> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    unread += part.value;
    const events = unread.split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) hand(event, receive);
  }
  return null;
}

function hand(event: string, receive: Receivers): void {
  const lines = event.split('\n');
  const name = valueOf(lines, 'event');
  const text = valueOf(lines, 'data');
  if (text === '') return;
  if (name === 'source') receive.source(JSON.parse(text));
  if (name === 'pages') receive.pages(JSON.parse(text));
}

const valueOf = (lines: readonly string[], field: string): string =>
  lines
    .filter((line) => line.startsWith(`${field}:`))
    .map((line) => line.slice(field.length + 1).trimStart())
    .join('\n');
