/** What stands before a block in its page: `id` is that of a heading, `name` a block's title or language. */
export type PageItem = { id: string } | { name: string };

/**
 * The id of each block, in order: the heading it stands under and its own title or language,
 * `build:rslib.config.ts`; the second of that name there has `-2` at its end. So it changes only with
 * its section, and never is that of a heading, which has no colon.
 */
export function nameBlocks(items: Iterable<PageItem>): string[] {
  const ids: string[] = [];
  const taken = new Map<string, number>();
  let section = '';
  for (const item of items) {
    if ('id' in item) {
      section = item.id;
      continue;
    }
    const id = `${section}:${item.name.trim().replace(/[^\p{L}\p{N}./_-]+/gu, '-')}`;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    ids.push(count === 1 ? id : `${id}-${count}`);
  }
  return ids;
}
