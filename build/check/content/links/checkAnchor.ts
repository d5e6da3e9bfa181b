import { parseLineHash } from '../../../../site/parseLineHash';
import { findNearest } from '../../../read/faults/findNearest';
import type { Site, SitePage } from '../Site';
import { collectPageIds } from './collectPageIds';

/** What is wrong with a link's `#id` on the page it leads to, if anything. */
export function checkAnchor(
  target: SitePage,
  hash: string,
  isHere: boolean,
  site: Site,
): { message: string; hint: string } | undefined {
  if (hash === '') return undefined;
  const ids = collectPageIds(target, site);
  // Lines of a block of code.
  if (!ids || ids.has(hash) || ids.has(parseLineHash(hash)?.id ?? hash)) return undefined;
  const nearest = findNearest(hash, ids);
  return {
    message: `${isHere ? 'This page' : `\`${target.route}\``} has no \`#${hash}\`.`,
    hint: nearest
      ? `Did you mean \`#${nearest}\`?`
      : 'Link to one of its headings, or give the passage a heading of its own.',
  };
}
