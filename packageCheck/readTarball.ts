import { limits, PackageError } from './PackageError';

/** Contents by path in the package. What no check reads, such as a picture, is there without its bytes. */
export type PackageFiles = Map<string, Uint8Array<ArrayBuffer>>;

/**
 * Files of a tarball as `npm pack` writes it, without their common folder. Read as a stream, so that a
 * bomb is dropped at the limit.
 * @throws PackageError
 */
export async function readTarball(blob: Blob): Promise<PackageFiles> {
  if (blob.size > limits.packed) throw new PackageError('TooLarge');
  const start = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const bytes = new ByteReader(
    isGzip ? blob.stream().pipeThrough(new DecompressionStream('gzip')) : blob.stream(),
    Math.min(limits.unpacked, Math.max(limits.unproven, blob.size * limits.growth)),
  );
  try {
    return await readEntries(bytes);
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError('BrokenGzip');
  } finally {
    bytes.close();
  }
}

/** Whether a check reads the content: code, declarations, data, styles, and commands without extension. */
export const isRead = (name: string): boolean =>
  /\.(?:[cm]?[jt]sx?|json|css|vue|svelte|astro)$|(?:^|\/)[^./]+$/.test(name);

const block = 512;
const none = new Uint8Array(0);

/** The format: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13 */
async function readEntries(bytes: ByteReader): Promise<PackageFiles> {
  const files: PackageFiles = new Map();
  let longName = '';
  for (let count = 0; ; count++) {
    if (count > limits.files) throw new PackageError('TooManyFiles');
    const header = await bytes.take(block);
    if (count === 0 && (header.length < block || !hasChecksum(header))) {
      throw new PackageError('NotTarball');
    }
    // Two empty blocks end it; some writers leave them out.
    if (header.length === 0 || header.every((byte) => byte === 0)) return files;
    if (header.length < block) throw new PackageError('CutOff');
    if (!hasChecksum(header)) throw new PackageError('NotTarball');
    const size = parseInt(readText(header, 124, 12).trim() || '0', 8);
    if (!(size >= 0 && size <= limits.unpacked)) throw new PackageError('TooLargeUnpacked');
    const type = readText(header, 156, 1);
    const padding = (block - (size % block)) % block;
    if (type === 'x' || type === 'L') {
      if (size > limits.manifest) throw new PackageError('UnsafePath');
      const text = decode(await bytes.takeAll(size));
      await bytes.skip(padding);
      longName = type === 'L' ? text.replace(/\0.*$/s, '') : (readPaxPath(text) ?? longName);
      continue;
    }
    const prefix = readText(header, 257, 5) === 'ustar' ? readText(header, 345, 155) : '';
    const path = longName || [prefix, readText(header, 0, 100)].filter(Boolean).join('/');
    longName = '';
    const isFile = type === '0' || type === '';
    const name = isFile ? stripFolder(path) : '';
    if (name && isRead(name)) files.set(name, await bytes.takeAll(size));
    else {
      await bytes.skip(size);
      if (name) files.set(name, none);
    }
    await bytes.skip(padding);
  }
}

/** The path below the first folder, which has another name in some packages. */
function stripFolder(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => part !== '.' && part !== '');
  if (parts.includes('..') || /^(?:[\\/]|\w:)/.test(path)) {
    throw new PackageError('UnsafePath', path.slice(0, 200));
  }
  return parts.slice(1).join('/');
}

function hasChecksum(header: Uint8Array): boolean {
  const wanted = parseInt(readText(header, 148, 8).trim(), 8);
  // The field itself counts as spaces.
  const sum = header.reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
  return sum === wanted;
}

/** `27 path=package/long/name.js`, one per line, the number being the line's length in bytes. */
const readPaxPath = (text: string): string | undefined =>
  /(?:^|\n)\d+ path=([^\n]*)/.exec(text)?.[1];

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const readText = (header: Uint8Array, start: number, length: number): string =>
  decode(header.subarray(start, start + length)).replace(/\0.*$/s, '');

/** Reads a stream by counts of bytes. @throws PackageError where it has more than the limit. */
class ByteReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #rest: Uint8Array = none;
  #total = 0;

  constructor(
    stream: ReadableStream<Uint8Array>,
    readonly most: number,
  ) {
    this.#reader = stream.getReader();
  }

  /** The next bytes; fewer at the end. */
  async take(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const taken = new Uint8Array(count);
    const length = await this.#pass(count, (part, at) => taken.set(part, at));
    return length === count ? taken : taken.slice(0, length);
  }

  async takeAll(count: number): Promise<Uint8Array<ArrayBuffer>> {
    const taken = await this.take(count);
    if (taken.length < count) throw new PackageError('CutOff');
    return taken;
  }

  async skip(count: number): Promise<void> {
    if ((await this.#pass(count, () => undefined)) < count) throw new PackageError('CutOff');
  }

  close(): void {
    void this.#reader.cancel().catch(() => undefined);
  }

  async #pass(count: number, onPart: (part: Uint8Array, at: number) => void): Promise<number> {
    let passed = 0;
    while (passed < count) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#reader.read();
        if (done) break;
        this.#rest = value;
        this.#total += value.length;
        if (this.#total > this.most) throw new PackageError('TooLargeUnpacked');
      }
      const part = this.#rest.subarray(0, count - passed);
      onPart(part, passed);
      this.#rest = this.#rest.subarray(part.length);
      passed += part.length;
    }
    return passed;
  }
}
