import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';

/** An image as owners have them: not square, and larger than what is kept. */
export const photo = (format: 'png' | 'jpeg' | 'webp', background = '#0f766e'): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

/** Random in every channel: nothing compresses worse. */
export const noise = (): Promise<Buffer> => {
  let state = 1;
  const bytes = Buffer.from(
    Uint8Array.from({ length: 400 * 400 * 4 }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
  return sharp(bytes, { raw: { width: 400, height: 400, channels: 4 } })
    .png()
    .toBuffer();
};

/** A small file with a valid image of `side` × `side` pixels, all of them black. */
export function bombPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG with a script in a comment and another one behind its end. */
export async function polyglot(): Promise<Buffer> {
  const script = Buffer.from('<script>alert(1)</script>');
  const image = await photo('png');
  const beforeEnd = image.length - 12;
  return Buffer.concat([
    image.subarray(0, beforeEnd),
    chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), script])),
    image.subarray(beforeEnd),
    script,
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
