/** A heading that every page of a kind has, and what its section must hold. */
interface ShapePart {
  heading: string;
  /** What stands below it, in words for a fault and as it is written. */
  holds?: readonly [what: string, written: RegExp];
  /** Left out where a page has nothing to say below it. */
  isOptional?: boolean;
}

/** What all pages of a kind have in common. */
export interface PageShape {
  kind: string;
  /** Pages of the kind, by file below docs/en. */
  files: RegExp;
  /** What stands before the first section, beside a paragraph. */
  lead?: readonly [what: string, written: RegExp];
  /** In this order; other sections may stand between. */
  parts: readonly ShapePart[];
  /** What every heading of a section is. */
  headings?: readonly [what: string, written: RegExp];
  /** What at least one heading is. */
  someHeading?: readonly [what: string, written: RegExp];
}

const table = ['a table', /^\|/m] as const;
const links = ['two links', /(?:\]\([^]*){2}/] as const;
/** More of them are no advice. */
const fewLinks = ['two to four links', /^(?!(?:[^]*?\]\(){5})(?:[^]*?\]\(){2}/] as const;

const traps: ShapePart = { heading: 'Interactions and traps' };
const related: ShapePart = { heading: 'Related', holds: links };
const next: ShapePart = { heading: 'Next', holds: fewLinks };
const mishaps: ShapePart = {
  heading: 'What can go wrong',
  holds: ['a heading for each mishap', /^### /m],
};

export const pageShapes: readonly PageShape[] = [
  {
    kind: 'option',
    files: /^config\/lib\/[^/]+\.mdx$/,
    lead: ['the facts of the option (`<Option … />`)', /<Option /],
    parts: [
      { heading: 'Use', holds: ['an example', /^```/m] },
      { heading: 'What changes in the output' },
      { heading: 'When to use it' },
      traps,
      {
        heading: 'Errors',
        isOptional: true,
        holds: ['a message', /<Message |^- `|expect-error|^```/m],
      },
      related,
    ],
  },
  {
    kind: 'options of Rsbuild',
    files: /^config\/rsbuild\/[^/]+\.mdx$/,
    parts: [{ heading: 'What applies to a library' }, traps, related],
    someHeading: ['the name of an option in code', /^`[^`]+`/],
  },
  {
    kind: 'guide',
    files: /^(?:guide\/(?:basic|advanced|upgrade)\/|framework\/|api\/(?:start|plugin-dts)\.)/,
    parts: [mishaps, next],
  },
  {
    kind: 'first steps',
    files: /^guide\/start\/quick-start\.mdx$/,
    parts: [
      { heading: 'Build a package by hand', holds: ['steps', /^<Steps>$/m] },
      { heading: 'Before you publish' },
      mishaps,
      // Everything begins here.
      { heading: 'Next', holds: links },
    ],
  },
  {
    kind: 'format',
    files: /^guide\/start\/components\//,
    parts: [
      { heading: 'When to ship it' },
      { heading: 'What Rslib makes of it', holds: ['what a build wrote', /<Output|\boutput\b/] },
      { heading: 'What to know' },
      next,
    ],
  },
  {
    kind: 'solution',
    files: /^guide\/solution\/(?!index)/,
    parts: [
      { heading: 'Create the package' },
      { heading: 'Build it', holds: ['what the build wrote (`<Output … />`)', /<Output/] },
      {
        heading: 'Check it before you publish',
        holds: ['what the checkers say (`<Verdict … />`)', /<Verdict /],
      },
      { heading: 'Use it' },
      mishaps,
      next,
    ],
  },
  {
    kind: 'migration',
    files: /^guide\/migration\//,
    parts: [
      { heading: 'At a glance', holds: table },
      { heading: 'A project before and after' },
      { heading: 'Every option', holds: table },
      { heading: 'What differs in the output' },
      mishaps,
      next,
    ],
  },
  {
    kind: 'questions',
    files: /^guide\/faq\//,
    parts: [],
    headings: ['a question, or a message in code', /\?$|^`[^`]+`$/],
  },
];

/** Pages that are the only one of their kind, or a list; their sections are their own. */
export const ownShapes: readonly RegExp[] = [
  /^(?:index|accessibility|all-pages|components|offline|proof)\.mdx$/,
  /^config\/(?:index|lib|rsbuild)\.mdx$/,
  /^api\/javascript-api\//,
  /^guide\/start\/(?:index|ai|features|glossary|npm-packages)\.mdx$/,
  /^guide\/solution\/index\.mdx$/,
  /^guide\/reference\//,
  /^tools\//,
];
