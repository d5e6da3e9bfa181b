import path from 'node:path';
import type { LocalFault } from '../../../read/faults/Fault';
import { findNearest } from '../../../read/faults/findNearest';
import type { ImageUse } from '../../../read/page/ParsedPage';

/** What is wrong with an image's address, if anything: `/x.svg` is in `public/`, `./x.svg` beside the page. */
export function checkImage(
  { src, ...position }: ImageUse,
  file: string,
  files: ReadonlySet<string>,
): LocalFault | undefined {
  const [address = ''] = src.split(/[?#]/);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(src)) return undefined;
  const target = address.startsWith('/')
    ? path.posix.join('public', address)
    : path.posix.join(path.posix.dirname(file), address);
  if (address !== '' && files.has(target)) return undefined;
  const images = [...files].filter((name) => /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i.test(name));
  const nearest = findNearest(target, images, 0.25);
  return {
    ...position,
    rule: 'image-missing',
    message: `There is no file \`${target}\` in the docs folder.`,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : 'Put the image into `public/` and write its path from there, such as `/images/x.svg`.',
  };
}
