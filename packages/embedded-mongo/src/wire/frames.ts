import { headerBytes, maxMessageBytes } from './message.ts';

/**
 * Cuts a stream into messages. What has arrived of a long message is kept in pieces and joined
 * once, when all of it is there. Throws RangeError when the stream carries something else.
 */
export function messageFrames(onMessage: (message: Buffer) => void): (chunk: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  return (chunk) => {
    pieces.push(chunk);
    held += chunk.length;
    while (held >= headerBytes) {
      const first = pieces[0] && pieces[0].length >= 4 ? pieces[0] : Buffer.concat(pieces);
      const length = first.readInt32LE(0);
      if (length < headerBytes || length > maxMessageBytes) throw new RangeError('not a message');
      if (held < length) return;
      const bytes = pieces.length === 1 ? first : Buffer.concat(pieces);
      held -= length;
      pieces = held > 0 ? [bytes.subarray(length)] : [];
      onMessage(bytes.subarray(0, length));
    }
  };
}
