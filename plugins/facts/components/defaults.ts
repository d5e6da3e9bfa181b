import { findNearest } from '../../docsCheck/findNearest';
import { type BlockComponent, need } from './component';
import { inlineCode, table } from './nodes';

/** `<Defaults path="output.target" />`: the value an option has in each format with nothing set. */
export const defaults: BlockComponent = {
  type: 'block',
  attributes: ['path'],
  render(attributes, { tool }) {
    const path = need(attributes, 'path');
    const found = tool.defaults.find((candidate) => candidate.path === path);
    if (!found) {
      const nearest = findNearest(
        path,
        tool.defaults.map((candidate) => candidate.path),
      );
      throw new Error(
        `the default of “${path}” is not read${nearest ? `; did you mean “${nearest}”?` : '.'} ` +
          'The list is in facts/tool/readDefaults.ts.',
      );
    }
    const formats = Object.entries(found.byFormat);
    return [
      table([
        formats.map(([format]) => [inlineCode(format)]),
        formats.map(([, value]) => [inlineCode(value)]),
      ]),
    ];
  },
};
