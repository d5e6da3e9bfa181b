import type { Code, Nodes, Paragraph } from 'mdast';
import { issue, type LocalIssue } from '../../read/issues';
import { suggest } from '../../read/findNearest';
import { getPosition, isJsxElement } from '../../read/mdx';
import type { Heading } from '../../read/page';
import { findLanguage, languageNames } from '../../read/languages';

export interface HeadingContext {
  /** Whether the theme renders the h1 where the body has none: from the title, or from `hero`. */
  hasTitle: boolean;
  /** Home pages take their h1 from `hero`: a `#` would be a second one. */
  isHome: boolean;
  /** Pages without the document frame render what they like, and fragments have no h1. */
  mayLackH1: boolean;
}

/** One h1, and no level left out on the way down. */
export function checkHeadings(headings: readonly Heading[], context: HeadingContext): LocalIssue[] {
  return [...checkH1(headings, context), ...checkLevels(headings, context)];
}

/** Headings with nothing before the next one of their level or above, or before the end. */
export function checkSections(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((parent) => {
    const children: readonly Nodes[] = 'children' in parent ? parent.children : [];
    const content = children.filter(({ type }) => type !== 'mdxjsEsm');
    return content.flatMap((node, index): LocalIssue[] => {
      const next = content[index + 1];
      if (node.type !== 'heading' || node.depth === 1) return [];
      if (next && (next.type !== 'heading' || next.depth > node.depth)) return [];
      const hint = 'Write the section, or remove its heading.';
      return [issue(getPosition(node), 'section-empty', 'The section is empty.', hint)];
    });
  });
}

function checkH1(
  headings: readonly Heading[],
  { hasTitle, isHome, mayLackH1 }: HeadingContext,
): LocalIssue[] {
  const h1s = headings.filter(({ depth }) => depth === 1);
  if (h1s.length === 0 && !hasTitle && !mayLackH1) {
    const hint = 'Start the text with `# ` and the name of the page.';
    return [issue({ line: 1 }, 'one-h1', 'The page has no h1.', hint)];
  }
  const first = isHome ? undefined : h1s[0];
  const isLate = first !== undefined && first !== headings[0];
  const place = 'Move it to the top of the text.';
  const late = isLate ? [issue(first, 'one-h1', 'The h1 comes after other headings.', place)] : [];
  const message = isHome ? 'The hero is the h1 of a home page.' : 'The page has an h1 already.';
  const extra = (isHome ? h1s : h1s.slice(1)).map((heading) =>
    issue(heading, 'one-h1', message, 'Make this an h2: `## `.'),
  );
  return [...late, ...extra];
}

function checkLevels(headings: readonly Heading[], { hasTitle }: HeadingContext): LocalIssue[] {
  // A fragment may start at any level: it continues the page that renders it.
  let previous = hasTitle ? 1 : (headings[0]?.depth ?? 1);
  return headings.flatMap((heading) => {
    const from = previous;
    previous = heading.depth;
    if (previous <= from + 1) return [];
    const message = `An h${previous} follows an h${from}: h${from + 1} is left out.`;
    const hint = `Make this an h${from + 1}: \`${'#'.repeat(from + 1)} \`.`;
    return [issue(heading, 'heading-skipped', message, hint)];
  });
}

/** Every block of code says what language it is in, one that pages know, and holds code or names a file. */
export function checkFences(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((node): LocalIssue[] => {
    if (node.type !== 'code') return [];
    // "```title=…" has the attribute in the place of the language.
    if (node.lang && !node.lang.includes('=')) return checkLanguage(node);
    const hint = 'Name it after the backticks: ```ts, ```bash, ```json; ```text for anything else.';
    const message = 'The block of code has no language.';
    return [issue(getPosition(node), 'fence-without-language', message, hint)];
  });
}

function checkLanguage(node: Code): LocalIssue[] {
  const lang = node.lang ?? '';
  if (findLanguage(lang)) return [];
  const otherwise = `They have ${languageNames.join(', ')}; build/read/languages.ts takes another one.`;
  const hint = suggest(lang, languageNames, otherwise, 0.4);
  return [issue(getPosition(node), 'fence-language', `Pages have no code in \`${lang}\`.`, hint)];
}

/** The framework's containers (its containerSyntax.js). */
const calloutTypes = [
  'tip',
  'note',
  'important',
  'warning',
  'caution',
  'danger',
  'info',
  'details',
];

/** `:::name` and `> [!NAME]` with a name that the framework does not know stay in the page as text. */
export function checkCallouts(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((node): LocalIssue[] => {
    const name = findName(node);
    if (name === undefined || calloutTypes.includes(name)) return [];
    const hint = suggest(name, calloutTypes, `Write one of ${calloutTypes.join(', ')}.`);
    return [issue(getPosition(node), 'callout-unknown', `There is no callout \`${name}\`.`, hint)];
  });
}

/** Callouts that never end: the rest of the page would be inside. */
export function checkCalloutEnds(nodes: readonly Nodes[]): LocalIssue[] {
  const open: Nodes[] = [];
  for (const node of nodes) {
    for (const [, name] of node.type === 'text' ? node.value.matchAll(/^\s*:::\s*(\w*)/gm) : []) {
      if (name) open.push(node);
      else open.pop();
    }
  }
  const hint = 'Write a line `:::` after its text.';
  return open.map((node) =>
    issue(getPosition(node), 'callout-unknown', 'The callout has no end.', hint),
  );
}

function findName(node: Nodes): string | undefined {
  if (node.type === 'paragraph') return matchStart(node, /^\s*:::\s*(\w+)/);
  const [first] = node.type === 'blockquote' ? node.children : [];
  if (first?.type !== 'paragraph') return undefined;
  return matchStart(first, /^\s*\[!(\w+)\]/)?.toLowerCase();
}

function matchStart({ children }: Paragraph, pattern: RegExp): string | undefined {
  const [first] = children;
  return first?.type === 'text' ? pattern.exec(first.value)?.[1] : undefined;
}

/** Columns of tables without a name, and rows that lack cells. */
export function checkTables(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((node): LocalIssue[] => {
    if (node.type !== 'table') return [];
    const [head, ...rows] = node.children;
    const cells = head?.children ?? [];
    const uneven = rows.filter(({ children }) => children.length !== cells.length);
    const short = uneven.map((row) => {
      const message = `The head has ${cells.length} cells, this row ${row.children.length}.`;
      const isLong = row.children.length > cells.length;
      const hint = isLong ? 'Write a bar in code as `\\|`.' : 'Write `–` where there is nothing.';
      return issue(getPosition(row), 'table-row', message, hint);
    });
    const nameless = cells
      .filter(({ children }) =>
        children.every((child) => child.type === 'text' && child.value.trim() === ''),
      )
      .map((cell) =>
        issue(
          getPosition(cell),
          'table-head',
          `Column ${cells.indexOf(cell) + 1} of the table has no name.`,
          'Say what is in the column, such as “File” or “What”.',
        ),
      );
    return [...nameless, ...short];
  });
}

/** `<Steps>` in which nothing can be numbered. */
export function checkSteps(nodes: readonly Nodes[]): LocalIssue[] {
  return nodes.flatMap((node): LocalIssue[] => {
    if (!isJsxElement(node) || node.name !== 'Steps') return [];
    const children: readonly Nodes[] = node.children;
    if (children.some(isStep)) return [];
    const hint = 'Put h3 headings (`### `) or an ordered list (`1. `) directly into it.';
    return [issue(getPosition(node), 'component-content', '`<Steps>` holds no steps.', hint)];
  });
}

const isStep = (node: Nodes): boolean =>
  (node.type === 'heading' && node.depth === 3) || (node.type === 'list' && node.ordered === true);
