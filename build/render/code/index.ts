import type { Step } from '../../rspress/inOrder';
import { codeAsHtml } from './codeAsHtml';
import { highlightedLanguages, findLanguage } from '../../read/languages';
import { getWords } from '../../read/mdx';
import { tokenClasses } from './tokenClasses';
import type { Element, Root } from 'hast';

/** Sets up the highlighter, and makes of its blocks what theme/code/CodeBlock renders. */
export const highlight = (): Step => ({
  name: 'highlight',
  config: (config) => ({
    ...config,
    markdown: {
      ...config.markdown,
      shiki: {
        // By default a line is cut short after half a second: on a busy machine it comes out otherwise.
        tokenizeTimeLimit: 0,
        // All at once: code within code is colored where its language is there, whichever page came first.
        langs: highlightedLanguages,
        transformers: [tokenClasses()],
      },
    },
  }),
  markdown: { rehypePlugins: [codeBlocks, codeAsHtml] },
});

/**
 * Rehype plugin: gives each highlighted block what theme/code/CodeBlock needs to know of it, its sign and
 * language and whether it is what a tool wrote, and lines of a diff the elements that their signs mean.
 */
export function codeBlocks() {
  return (tree: Root): void => walk(tree);
}

/** The highlighter puts its own roots into the page's. */
function walk(parent: Root | Element): void {
  for (const child of parent.children) {
    if (!('children' in child)) continue;
    const element = child as Element;
    if (element.tagName === 'pre') describeBlock(element);
    walk(element);
  }
}

function describeBlock({ properties, children }: Element): void {
  const { title, lang } = properties;
  const code = children.find((child) => child.type === 'element');
  if (code?.tagName !== 'code' || typeof lang !== 'string') return;
  const name = typeof title === 'string' ? title : undefined;
  if (lang === 'diff') listLines(code).forEach(nameChange);
  Object.assign(properties, {
    icon: getFileIcon(name, lang),
    ...(name === undefined && { label: findLanguage(lang)?.label }),
    // Plain text that is no file: what a terminal shows, a tree of what was written.
    ...(lang === 'text' && !isSource(name, getWords(code)) && { output: true }),
  });
}

/** A file by its name, or a tree of what a reader begins with: `src`, or without a title. */
const isSource = (name: string | undefined, text: string): boolean =>
  name === undefined ? /^\S+\/$/m.exec(text)?.index === 0 : name === 'src' || extension.test(name);

/** Lines of a highlighted block, one element each. */
const listLines = (code: Element): Element[] =>
  code.children.filter((child) => child.type === 'element');

/** What the sign at the start of a line of a diff says; `+++` and `---` name files. */
function nameChange(line: Element): void {
  const text = getWords(line);
  if (/^(?:\+\+\+|---) /.test(text)) return;
  line.tagName = { '+': 'ins', '-': 'del' }[text.charAt(0)] ?? line.tagName;
}

const extension = /\.(\w+)$/;

/** The sign of a block of code: by the kind of the file that it is called after, else its language. */
export function getFileIcon(title: string | undefined, lang: string): string | undefined {
  const kind = extension.exec(title ?? '')?.[1]?.toLowerCase() ?? '';
  return (findLanguage(kind) ?? findLanguage(lang))?.icon;
}
