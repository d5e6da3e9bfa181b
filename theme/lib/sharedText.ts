/** The part of an address that holds a text under a name: nothing of it goes to the server. */
export async function writeHash(name: string, text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `#${name}=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * The text of an address; absent where it has none. Of one that is damaged, or longer than `most` characters,
 * the beginning: who takes it says what is wrong with it.
 */
export async function readHash(
  name: string,
  hash: string,
  most: number,
): Promise<string | undefined> {
  const start = `#${name}=`;
  if (!hash.startsWith(start)) return undefined;
  let text = '';
  try {
    const packed = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'));
    const reader = new Blob([Uint8Array.from(packed, (letter) => letter.charCodeAt(0))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .pipeThrough(new TextDecoderStream())
      .getReader();
    while (text.length <= most) {
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
