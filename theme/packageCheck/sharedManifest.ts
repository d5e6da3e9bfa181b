const start = '#package=';

/** The part of an address that holds a package.json: nothing of it goes to the server. */
export async function writeHash(manifest: string): Promise<string> {
  const bytes = await pipe(
    new TextEncoder().encode(manifest),
    new CompressionStream('deflate-raw'),
  );
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return start + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The longest that is read: what is behind it could unpack to more than a package.json. */
const longest = 100_000;

/** The package.json of an address; absent where it has none that can be read. */
export async function readHash(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(start) || hash.length > longest) return undefined;
  try {
    const text = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw')));
  } catch {
    return undefined;
  }
}

const pipe = (
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();
