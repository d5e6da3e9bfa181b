import type { OptionFact } from '../../../../facts/tool/toolFacts';
import { findNearest } from '../../../read/faults/findNearest';
import type { FactStore } from '../factStore';
import { type BlockComponent, type InlineComponent, need } from './component';
import { type Inline, inlineCode, table, text } from './nodes';

/** An option by its path. @throws Error with the nearest path where there is none. */
export function getOption({ tool }: FactStore, path: string): OptionFact {
  const found = tool.options.find((option) => option.path === path);
  if (found) return found;
  const nearest = findNearest(
    path,
    tool.options.map((option) => option.path),
  );
  throw new Error(
    `@rslib/core ${tool.versions['@rslib/core']} declares no option “${path}”` +
      `${nearest ? `; did you mean “${nearest}”?` : '.'}`,
  );
}

/**
 * The default that an option's comment states, with literals as code; undefined where it only leads
 * elsewhere or shows a block of code.
 */
export function getStatedDefault({ stated }: OptionFact): string | undefined {
  if (!stated || stated.startsWith('```') || /\{@link[^}]*https?:/.test(stated)) return undefined;
  return /^(?:'[^']*'|true|false|\d+)$/.test(stated) ? `\`${stated}\`` : stated;
}

/** Text with code spans as nodes: `` `true` when … ``. JSDoc links show their words. */
export function parseCode(value: string): Inline[] {
  const plain = value.replace(/\{@link(?:code|plain)? ([^}|\s]+)[^}]*\}/g, '`$1`');
  return plain
    .split('`')
    .map((part, index) => (index % 2 ? inlineCode(part) : text(part)))
    .filter((node) => node.value !== '');
}

/** `<OptionTable of="dts" />`: an option and everything below it; without `of`, every option. */
export const optionTable: BlockComponent = {
  type: 'block',
  attributes: ['of'],
  render(attributes, store) {
    const { say } = store;
    const of =
      attributes.of === undefined ? undefined : getOption(store, need(attributes, 'of')).path;
    const options = store.tool.options.filter(
      ({ path }) =>
        of === undefined || path === of || path.startsWith(`${of}.`) || path.startsWith(`${of}[`),
    );
    return [
      table([
        [
          say('factsOption'),
          say('factsType'),
          say('factsDeclaredDefault'),
          say('factsTopLevel'),
          say('factsRelease'),
        ],
        ...options.map((option) => [
          [inlineCode(option.path)],
          [inlineCode(option.members.join(' | '))],
          parseCode(getStatedDefault(option) ?? '–'),
          say(option.isTopLevel ? 'factsYes' : 'factsNo'),
          option.since ?? '–',
        ]),
      ]),
    ];
  },
};

/** `<Since option="dts.isolated" />`: the first release that declares it. */
export const since: InlineComponent = {
  type: 'inline',
  badge: 'note',
  attributes: ['option'],
  render(attributes, store) {
    const option = getOption(store, need(attributes, 'option'));
    if (!option.since) throw new Error(`facts/since.json has no release for “${option.path}”.`);
    return [text(store.say('factsSince', { release: option.since }))];
  },
};
