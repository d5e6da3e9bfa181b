import { escapePattern } from '../../../site/escapePattern';
import { suggest } from '../../read/findNearest';
import { type BuildTimeComponent, requireAttribute } from '../component';
import type { FactStore } from '../factStore';
import { inlineCode, text } from '../nodes';

/**
 * `<Version of="@rslib/core" />`: the version that this site was built and checked with. With
 * `wantedBy="@rslib/core"`: the range that an installed package asks for, of `node` as well. `node`
 * alone is the range that Rslib asks for: the one that builds the site is nobody's concern.
 */
export const version: BuildTimeComponent = {
  name: 'Version',
  about: 'The version of a package that the site was checked with, or a range that is asked for.',
  isInline: true,
  attributes: { of: 'text', wantedBy: 'text' },
  render(attributes, store) {
    const name = requireAttribute(attributes, 'of');
    const isAsked = attributes.wantedBy !== undefined;
    if (!isAsked && name !== 'node') return [text(store.getVersion(name))];
    const by = isAsked ? requireAttribute(attributes, 'wantedBy') : '@rslib/core';
    return [inlineCode(store.getWanted(name, by))];
  },
};

/** `<Flag name="--format" />`: the flag with its short form and value, from the tool's own help. */
export const flag: BuildTimeComponent = {
  name: 'Flag',
  about: 'A flag of the command line.',
  isInline: true,
  attributes: { name: 'text' },
  render(attributes, { tool }) {
    const name = requireAttribute(attributes, 'name');
    const flags = tool.commands.flatMap((command) => command.flags);
    const found = flags.find((candidate) => candidate.name === name);
    if (!found) {
      const known = flags.map((candidate) => candidate.name);
      const hint = suggest(name, known, '`npx rslib build --help` lists them.');
      throw new Error(`no command has a flag “${name}”. ${hint}`);
    }
    return [
      inlineCode(
        [found.short && `${found.short},`, found.name, found.value].filter(Boolean).join(' '),
      ),
    ];
  },
};

const valueTag = /<(Version|Flag)((?:\s+\w+=(?:"[^"]*"|'[^']*'))*)\s*\/>/g;
const attribute = /(\w+)=["']([^"']*)["']/g;

/**
 * Rules for the framework's `replaceRules`: of the text that is searched it leaves out elements, so values in
 * sentences have to be there before. Those in rows of tables are left, where a value may have to be escaped.
 * @param source of all pages
 */
export function listValueRules(source: string, store: FactStore) {
  const tags = new Map(Array.from(source.matchAll(valueTag), (tag) => [tag[0], tag]));
  return [...tags.values()].flatMap(([tag, name, written = '']) => {
    try {
      const attributes = Object.fromEntries(
        Array.from(written.matchAll(attribute), ([, key, value]) => [key, value]),
      ) as Record<string, string>;
      const [node] = (name === 'Flag' ? flag : version).render(attributes, store);
      if (!node || !('value' in node)) return [];
      const replace = node.type === 'inlineCode' ? `\`${node.value}\`` : node.value;
      return { search: new RegExp(`${escapePattern(tag)}(?<!^[ \\t]*\\|.*)`, 'gm'), replace };
    } catch {
      return []; // What is wrong is reported where the element is rendered.
    }
  });
}
