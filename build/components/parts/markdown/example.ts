import type { PartMarkdown } from './PartMarkdown';

/** The result, then its source in a fence longer than any in there. */
export const example: PartMarkdown = {
  after: (_attributes, inside) => {
    const longest = Math.max(2, ...[...inside.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
    const ticks = '`'.repeat(longest + 1);
    return `\n\n${ticks}mdx\n${inside}\n${ticks}\n`;
  },
};
