import type { LocalFault } from '../../../read/faults/Fault';
import type { Heading } from '../../../read/page/ParsedPage';

export interface HeadingContext {
  /** Whether the theme draws the h1 where the body has none: from the title, or from `hero`. */
  hasTitle: boolean;
  /** Home pages take their h1 from `hero`: a `#` would be a second one. */
  isHome: boolean;
  /** Pages without the document frame draw what they like, and fragments have no h1 of their own. */
  mayLackH1: boolean;
}

/** One h1, and no level left out on the way down. */
export function checkHeadings(headings: readonly Heading[], context: HeadingContext): LocalFault[] {
  return [...checkH1(headings, context), ...checkLevels(headings, context)];
}

function checkH1(
  headings: readonly Heading[],
  { hasTitle, isHome, mayLackH1 }: HeadingContext,
): LocalFault[] {
  const h1s = headings.filter(({ depth }) => depth === 1);
  if (h1s.length === 0 && !hasTitle && !mayLackH1) {
    return [
      {
        line: 1,
        rule: 'one-h1',
        message: 'The page has no h1.',
        hint: 'Start the text with `# ` and the name of the page.',
      },
    ];
  }
  const first = isHome ? undefined : h1s[0];
  const late: LocalFault[] =
    first === undefined || first === headings[0]
      ? []
      : [
          {
            line: first.line,
            column: first.column,
            rule: 'one-h1',
            message: 'The h1 comes after other headings.',
            hint: 'Move it to the top of the text.',
          },
        ];
  const extra = (isHome ? h1s : h1s.slice(1)).map(({ line, column }): LocalFault => ({
    line,
    column,
    rule: 'one-h1',
    message: isHome ? 'The hero is the h1 of a home page.' : 'The page has an h1 already.',
    hint: 'Make this an h2: `## `.',
  }));
  return [...late, ...extra];
}

function checkLevels(headings: readonly Heading[], { hasTitle }: HeadingContext): LocalFault[] {
  // A fragment may start at any level: it continues the page that draws it.
  let previous = hasTitle ? 1 : (headings[0]?.depth ?? 1);
  return headings.flatMap(({ depth, line, column }): LocalFault[] => {
    const from = previous;
    previous = depth;
    if (depth <= from + 1) return [];
    return [
      {
        line,
        column,
        rule: 'heading-skipped',
        message: `An h${depth} follows an h${from}: h${from + 1} is left out.`,
        hint: `Make this an h${from + 1}: \`${'#'.repeat(from + 1)} \`.`,
      },
    ];
  });
}
