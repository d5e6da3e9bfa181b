import { findNearest } from '../../../read/faults/findNearest';
import { type InlineComponent, need } from './component';
import { inlineCode } from './nodes';

/** `<Flag name="--format" />`: the flag with its short form and value, from the tool's own help. */
export const flag: InlineComponent = {
  type: 'inline',
  attributes: ['name'],
  render(attributes, { tool }) {
    const name = need(attributes, 'name');
    const flags = tool.commands.flatMap((command) => command.flags);
    const found = flags.find((candidate) => candidate.name === name);
    if (!found) {
      const nearest = findNearest(
        name,
        flags.map((candidate) => candidate.name),
      );
      throw new Error(
        `no command has a flag “${name}”${nearest ? `; did you mean “${nearest}”?` : '.'}`,
      );
    }
    return [
      inlineCode(
        [found.short && `${found.short},`, found.name, found.value].filter(Boolean).join(' '),
      ),
    ];
  },
};
