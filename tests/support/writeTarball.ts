import { gzipSync } from 'node:zlib';

export interface TarEntry {
  path: string;
  content?: string | Uint8Array;
  /** `0` is a file, `5` a folder, `x` a pax header. */
  type?: string;
  /** Instead of the content's own length. */
  size?: number;
}

/** A tar archive, with whatever paths and sizes a test wants. */
export function writeTar(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap(({ path, content = '', type = '0', size }) => {
    const body = Buffer.from(content);
    const header = Buffer.alloc(512);
    header.write(path.slice(0, 100), 0);
    header.write('0000644\0', 100);
    header.write(`${(size ?? body.length).toString(8).padStart(11, '0')}\0`, 124);
    header.write('        ', 148);
    header.write(type, 156);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

export const writeTarball = (entries: readonly TarEntry[]): Blob =>
  new Blob([new Uint8Array(gzipSync(writeTar(entries)))]);
