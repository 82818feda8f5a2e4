import { isNarrow, type Numbers, type Shares } from './arrays.ts';

/**
 * Typed arrays in one buffer: a header with the number of arrays and the place of each, then their
 * bytes, each array at a multiple of 8. Reading makes views on the buffer and copies nothing.
 * Little-endian, like every machine we run on.
 */
type TypedArray = Int32Array | Float32Array | Uint16Array | Uint8Array;

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

export const pack = (format: number, arrays: readonly TypedArray[]): ArrayBuffer => {
  const header = aligned(4 * (2 + 2 * arrays.length));
  const size = arrays.reduce((sum, { byteLength }) => sum + aligned(byteLength), header);
  const buffer = new ArrayBuffer(size);
  const head = new Int32Array(buffer, 0, 2 + 2 * arrays.length);
  head[0] = format;
  head[1] = arrays.length;
  let offset = header;
  arrays.forEach((array, place) => {
    head[2 + 2 * place] = offset;
    head[3 + 2 * place] = array.length;
    new Uint8Array(buffer, offset, array.byteLength).set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    );
    offset += aligned(array.byteLength);
  });
  return buffer;
};

/**
 * Reads the arrays back in the order in which they were packed. Throws `RangeError` for any other
 * format.
 */
export const unpack = (format: number, buffer: ArrayBuffer) => {
  const head = new Int32Array(buffer, 0, 2);
  if (head[0] !== format) throw new RangeError(`an index of format ${head[0]}, not ${format}`);
  const places = new Int32Array(buffer, 8, 2 * (head[1] ?? 0));
  let next = 0;
  const take = (): [offset: number, length: number] => {
    const place: [number, number] = [places[next] ?? 0, places[next + 1] ?? 0];
    next += 2;
    return place;
  };
  return {
    ints: () => new Int32Array(buffer, ...take()),
    /** What `narrowed` made of numbers below `size`. */
    numbers: (size: number): Numbers =>
      isNarrow(size) ? new Uint16Array(buffer, ...take()) : new Int32Array(buffer, ...take()),
    shares: (): Shares => new Uint16Array(buffer, ...take()),
    floats: () => new Float32Array(buffer, ...take()),
    bytes: () => new Uint8Array(buffer, ...take()),
  };
};
