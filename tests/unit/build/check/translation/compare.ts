import { checkPair } from '../../../../../build/check/translation';
import { toEntries } from '../../../../../build/check/translation/acceptedBlocks';
import { readBlocks } from '../../../../../build/check/translation/blocks';

/**
 * What the check finds in a Chinese text, which nobody has accepted, or of which an earlier English and
 * Chinese were.
 */
export function compare(
  english: string,
  chinese: string,
  before?: [english: string, chinese: string],
) {
  const [one = [], other = [], old = [], own = []] = [english, chinese, ...(before ?? [])].map(
    (source) => readBlocks(source) ?? [],
  );
  const known = before && { source: '', entries: toEntries(old, own) };
  return checkPair({ english: one, chinese: other, known, page: 'x.mdx' });
}
