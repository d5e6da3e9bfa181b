import { limits } from '../../packageCheck/PackageFault';

const start = '#package=';

/** The part of an address that holds a package.json: nothing of it goes to the server. */
export async function writeHash(manifest: string): Promise<string> {
  const packed = new Blob([manifest]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return start + btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * The package.json of an address; absent where it has none. Of one that is damaged or longer than the check
 * takes, the beginning: the check says what is wrong with it.
 */
export async function readHash(hash: string): Promise<string | undefined> {
  if (!hash.startsWith(start)) return undefined;
  let text = '';
  try {
    const packed = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    while (text.length <= limits.manifest) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += value;
    }
    await reader.cancel();
  } catch {
    // Cut or damaged.
  }
  return text;
}
