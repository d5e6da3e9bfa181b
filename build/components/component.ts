import type { Root, RootContent } from 'mdast';
import type { TextGroup } from '../../site/texts';
import type { LocalIssue } from '../read/issues';
import { suggest } from '../read/findNearest';
import { isJsxElement, type JsxElement } from '../read/mdx';
import type { FactStore } from './factStore';
import type { Block, Inline } from './nodes';

/**
 * What a page may write as the value of an attribute: a text, words that readers see (translated pages have
 * their own), nothing, ids of cases, or paths of options.
 */
export type AttributeType = 'text' | 'words' | 'flag' | 'case' | 'option';

interface Definition {
  /** As pages write it: `Tabs`. */
  name: string;
  /** What readers get, in a sentence: for editors and the catalogue of components. */
  about: string;
  /** MDX that the catalogue of components shows, where docs/en/components.mdx has none. */
  example?: string;
  attributes?: Readonly<Record<string, AttributeType>>;
  /** Attributes that must be there. */
  required?: readonly string[];
  /** The folder, in that of a language, of pages whose text it shows: a change of one rebuilds all pages. */
  quotes?: string;
  /** What else is wrong with values of its attributes, or with its content (list/checkTabs.ts). */
  check?: (element: JsxElement, page: Root) => LocalIssue[];
}

/** A component with a browser part, which travels with the pages that have it. */
export interface ClientComponent extends Definition {
  /** Module of `theme/` that exports its browser part by its name. */
  browser: string;
  /** What it exports instead, where the build writes another component in place of this one. */
  becomes?: string;
  /** The only component it may be in. */
  inside?: string;
  /** The only page it is for. */
  page?: string;
  /** The group of its texts in i18n.json, which reach the pages that have it (site/texts.ts). */
  texts?: TextGroup;
  /** Changes the children to what the page shows, unless `check` finds something. */
  transform?: (element: JsxElement, facts: FactStore) => void;
  /**
   * Its Markdown form. If left out: what is between its tags, or where it is for one page, as tools are, a
   * sentence that it needs a browser. `t` of the facts has all texts, in the page's `language`.
   */
  toMarkdown?: (element: JsxElement, facts: FactStore) => RootContent[];
}

/** A component that becomes Markdown at build time, from what the tool says and cases gave. */
export interface BuildTimeComponent extends Definition {
  /** Words within a sentence. */
  isInline?: true;
  /** Ids of the cases it rests on, where no attribute names them. */
  cases?: readonly string[];
  /** Counts what is checked on all pages: the build alone knows. */
  needsPages?: true;
  /** @throws Error saying what is wrong with its attributes or not there. */
  render: (attributes: Attributes, facts: FactStore) => (Block | Inline)[];
}

export type Component = ClientComponent | BuildTimeComponent;

/** Attributes of a component as written: text, or `true` where there is no value. */
export type Attributes = Readonly<Record<string, string | true>>;

/** An attribute that must be there with a value. @throws Error naming it. */
export function requireAttribute(attributes: Attributes, name: string): string {
  const value = attributes[name];
  if (typeof value === 'string' && value) return value;
  throw new Error(`the attribute “${name}” is missing.`);
}

/** `It takes case, file.` */
export function describeAttributes({ attributes = {} }: Component): string {
  const names = Object.keys(attributes);
  return names.length > 0 ? `It takes ${names.join(', ')}.` : 'It takes none.';
}

/** The entry that the value of an attribute names. @throws Error with the nearest name. */
export function choose<Entry>(entries: Readonly<Record<string, Entry>>, name: string): Entry {
  const found = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (found !== undefined) return found;
  const known = Object.keys(entries);
  const hint = suggest(name, known, `It is one of ${known.join(', ')}.`, 0.5);
  throw new Error(`there is no “${name}”. ${hint}`);
}

/** The words of an attribute that names several things. */
export const splitWords = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** An attribute as a page has it: text, or `true` where there is no value. */
export interface WrittenAttribute {
  name: string;
  value: string | true;
}

/** The attributes of an element that are plain text, or names alone: the check of the content refuses others. */
export const listAttributes = ({ attributes }: JsxElement): WrittenAttribute[] =>
  attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (typeof value === 'string') return { name, value };
    return value ? [] : { name, value: true };
  });

/** What a build-time component becomes. @throws Error saying what is wrong with its attributes or not there. */
export const renderComponent = (
  component: BuildTimeComponent,
  written: readonly WrittenAttribute[],
  facts: FactStore,
): (Block | Inline)[] =>
  component.render(Object.fromEntries(written.map(({ name, value }) => [name, value])), facts);

/** Whether a node is a component of that name. */
export const isComponent = (node: { type: string }, name: string): node is JsxElement =>
  isJsxElement(node as JsxElement) && (node as JsxElement).name === name;
