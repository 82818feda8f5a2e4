import { limits } from '@askwell/contracts';
import type { Sharp } from 'sharp';
import { Problem } from '../../kernel/problem.ts';

const { bytes: mostBytes, pixels, size } = limits.logo;

/** How long an image may take, in seconds: one of ours takes a fraction of it. */
const timeoutSeconds = 10;

/** From the best to the smallest; the last one fits whatever the image shows. */
const qualities = [82, 60, 30] as const;

/**
 * Makes an uploaded image a square WebP of at most 64 kB, without its metadata. The work runs in a
 * thread of libvips, one image at a time. Throws `invalid` for what is no PNG, JPEG or WebP image,
 * cannot be decoded, or has too many pixels.
 */
export function encodeLogo(bytes: Buffer): Promise<Buffer> {
  const encoded = previous.then(() => encode(bytes));
  previous = encoded.then(
    () => {},
    () => {},
  );
  return encoded;
}
let previous = Promise.resolve();

async function encode(bytes: Buffer): Promise<Buffer> {
  if (!isRaster(bytes)) {
    throw refusal(
      isSvg(bytes)
        ? 'An SVG file can’t be used. Please export your logo as PNG.'
        : 'Please choose a PNG, JPEG or WebP image.',
    );
  }
  const image = await decode(bytes);
  for (const quality of qualities) {
    const encoded = await image
      .clone()
      .webp({ quality, alphaQuality: quality, effort: 4 })
      .toBuffer()
      .catch(() => {
        throw refusal('This image could not be read. Please save it again or choose another one.');
      });
    if (encoded.length <= mostBytes) return encoded;
  }
  throw refusal('This image is too detailed for a logo. Please choose a simpler one.');
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusal('This image could not be read. Please save it again or choose another one.');
    });
  if (Math.max(width, height) > pixels) {
    throw refusal(`This image is ${width} × ${height} pixels. A logo can have up to ${pixels} on each side.`);
  }
  return sharp(bytes, { failOn: 'error', limitInputPixels: pixels * pixels, autoOrient: true })
    .timeout({ seconds: timeoutSeconds })
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

/** Loaded with the first upload: most processes never need it. Only three decoders are allowed. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  return sharp;
}

const signatures = [
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (bytes: Buffer) =>
    bytes.subarray(0, 4).equals(Buffer.from('RIFF')) && bytes.subarray(8, 12).equals(Buffer.from('WEBP')),
];

const isRaster = (bytes: Buffer): boolean => signatures.some((matches) => matches(bytes));

const isSvg = (bytes: Buffer): boolean => /<svg[\s/>]/i.test(bytes.subarray(0, 4_096).toString('latin1'));

const refusal = (message: string): Problem =>
  new Problem('invalid', { message, errors: [{ path: 'logo', message }] });
