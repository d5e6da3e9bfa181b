import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isWholePng } from './encodePng';

/** Images of earlier builds by content key, in a folder. */
export function imageCache(folder: string) {
  const fileOf = (key: string) => path.join(folder, `${key}.png`);
  return {
    /** The image of a key, unless there is none or it is damaged. */
    async find(key: string): Promise<Buffer | undefined> {
      const png = await readFile(fileOf(key)).catch(() => undefined);
      return png && isWholePng(png) ? png : undefined;
    },
    /** Keeps an image; another build that reads at the same time sees all of it or nothing. */
    async keep(key: string, png: Buffer): Promise<void> {
      await mkdir(folder, { recursive: true });
      const draft = `${fileOf(key)}.${process.pid}`;
      await writeFile(draft, png);
      await rename(draft, fileOf(key));
    },
  };
}
