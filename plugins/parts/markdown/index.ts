import { example } from './example';
import type { PartMarkdown } from './PartMarkdown';

/** Markdown of the parts that are more than what stands between their tags, by name. */
export const partMarkdown: Readonly<Record<string, PartMarkdown>> = { Example: example };
