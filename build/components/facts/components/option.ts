import type { OptionFact } from '../../../../facts/tool/toolFacts';
import { listOptionFlags } from '../optionFlags';
import { type Attributes, type BlockComponent, need } from './component';
import { type Inline, inlineCode, table, text } from './nodes';
import { getOption, parseCode, getStatedDefault } from './options';

const nothing = '–';

/**
 * `<Option path="dts.bundle" />`: type, default, first release and flags of an option. `default="…"`
 * says in words what the declarations leave open, and only that.
 */
export const option: BlockComponent = {
  type: 'block',
  attributes: ['path', 'default'],
  render(attributes, store) {
    const { say } = store;
    const found = getOption(store, need(attributes, 'path'));
    const flags = listOptionFlags(found.path, store.tool.commands);
    const hasFlags = flags.length > 0;
    return [
      table([
        [
          say('factsType'),
          say('factsDefault'),
          say('factsRelease'),
          ...(hasFlags ? [say('factsFlags')] : []),
        ],
        [
          [inlineCode(found.members.join(' | '))],
          describeDefault(found, attributes),
          found.since ?? nothing,
          ...(hasFlags ? [joinCode(flags)] : []),
        ],
      ]),
    ];
  },
};

function describeDefault(found: OptionFact, attributes: Attributes): string | Inline[] {
  const stated = getStatedDefault(found);
  if (attributes.default === undefined) return stated ? parseCode(stated) : nothing;
  // “undefined” says that nothing is set, not what then happens.
  if (stated && stated !== '`undefined`') {
    throw new Error(
      `the declarations state the default of “${found.path}” (${stated}): leave “default” out.`,
    );
  }
  return parseCode(need(attributes, 'default'));
}

const joinCode = (words: readonly string[]): Inline[] =>
  words.flatMap((word, index) => [...(index > 0 ? [text(', ')] : []), inlineCode(word)]);
