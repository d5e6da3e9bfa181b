import { example } from './example';
import type { PartMarkdown } from './PartMarkdown';
import { packageManagerTabs, tab } from './tabs';

/** Markdown of the parts that are more than what stands between their tags, by name. */
export const partMarkdown: Readonly<Record<string, PartMarkdown>> = {
  // Words of two columns are no one paragraph.
  Column: { after: () => '\n\n' },
  Diagram: { before: ({ title }) => `**${title}**\n\n` },
  Example: example,
  PackageManagerTabs: packageManagerTabs,
  Tab: tab,
};
