import { z } from 'zod';
import { frontMatterSchema } from '../../../site/frontMatterSchema';
import type { Located } from '../../read/located';
import { type Fact, listNumbers, type Part } from './parts';

interface HeadSchema {
  words?: boolean;
  anyOf?: HeadSchema[];
  items?: HeadSchema;
  properties?: Record<string, HeadSchema>;
}

/** Keys of front matter that readers see, as `site/frontMatterSchema.ts` marks them: `hero.actions.text`. */
const readKeys = new Set(listWords(z.toJSONSchema(frontMatterSchema) as HeadSchema));

function listWords({ words, anyOf = [], items, properties = {} }: HeadSchema, key = ''): string[] {
  const inside = [...anyOf, ...(items ? [items] : [])].flatMap((one) => listWords(one, key));
  const below = Object.entries(properties).flatMap(([name, one]) =>
    listWords(one, joinKeys(key, name)),
  );
  return [...(words ? [key] : []), ...inside, ...below];
}

function joinKeys(...keys: string[]): string {
  return keys.filter(Boolean).join('.');
}

/** The lines of front matter of whose keys readers see something: the others change no translation. */
export const keepSeen = (yaml: string): string =>
  yaml
    .split(/^(?=\w)/m)
    .filter((lines) => {
      const [key = ''] = /^[\w-]+/.exec(lines) ?? [];
      return [...readKeys].some((one) => one === key || one.startsWith(`${key}.`));
    })
    .join('');

/** Front matter as one part: what readers see of it is prose, the rest is equal. */
export function readFrontMatterPart(frontMatter: Located): Part {
  const facts: Fact[] = [];
  const read: string[] = [];
  const walk = (node: Located, key: string): void => {
    if (node.type === 'list')
      node.items.forEach((item, index) => walk(item, `${key}.${index + 1}`));
    else if (node.type === 'object')
      for (const entry of node.entries) walk(entry.value, joinKeys(key, entry.key));
    else if (readKeys.has(key.replaceAll(/\.\d+/g, ''))) {
      facts.push({ kind: 'shape', value: `\`${key}\`` }, ...listNumbers(String(node.value)));
      read.push(String(node.value));
    } else facts.push({ kind: 'shape', value: `\`${key}: ${String(node.value)}\`` });
  };
  walk(frontMatter, '');
  return { line: frontMatter.line, facts, prose: read.join('\n') };
}
