import { type BlockComponent, need } from './component';
import { fence } from './nodes';

/**
 * What the tool says in a case that fails or warns: its `error` and `warn` lines with what belongs to
 * them. Cause and mend are the page's own text.
 */
export const message: BlockComponent = {
  type: 'block',
  attributes: ['case'],
  render(attributes, store) {
    const id = need(attributes, 'case');
    const { log } = store.getCase(id);
    const start = log.findIndex((line) => /^(error|warn)\b/.test(line));
    if (start < 0) throw new Error(`case “${id}” prints neither an error nor a warning.`);
    const end = log.findIndex((line, index) => index > start && /^(ready|info|start)\b/.test(line));
    const lines = log.slice(start, end < 0 ? undefined : end);
    return [fence('text', lines.join('\n').trimEnd())];
  },
};
