import type { ListItem } from 'mdast';
import wcagCriteria from './wcag.json';
import { type ComputedComponent, need } from './component';
import { type Inline, inlineCode, paragraph, text } from './nodes';

/** A success criterion of WCAG 2.2, and how it is known of this site: by one of tests, reading, absence. */
export interface Criterion {
  number: string;
  name: string;
  level: string;
  /** What the site does, or why nothing of it can break this: a sentence, without its full stop. */
  here: string;
  /** Tests that fail where it does not: `tests/a11y/x.test.ts › title`. */
  tests?: readonly string[];
  /** No test can tell: what was read to tell. */
  read?: string;
  /** The site has nothing that it is about. */
  isAbsent?: boolean;
}

/** Every success criterion at levels A and AA, in its order. */
export const criteria: readonly Criterion[] = wcagCriteria;

/**
 * `<Wcag guideline="1.1" />`: each criterion of a guideline of WCAG 2.2 with what the site does and the
 * tests that show it; `<Wcag of="count" />`: how many there are, by how they are shown.
 */
export const wcag: ComputedComponent = {
  kind: 'computed',
  name: 'Wcag',
  about: 'Criteria of WCAG 2.2, each with the test that shows it.',
  attributes: { guideline: 'text', of: 'text' },
  render(attributes) {
    if (attributes.of === 'count') return [paragraph(text(sayCounts()))];
    const guideline = need(attributes, 'guideline');
    const own = criteria.filter(({ number }) => number.startsWith(`${guideline}.`));
    if (own.length === 0) throw new Error(`WCAG 2.2 has no guideline ${guideline} at A and AA.`);
    return [{ type: 'list', ordered: false, spread: false, children: own.map(drawCriterion) }];
  },
};

function drawCriterion(criterion: Criterion): ListItem {
  const { number, name, level, here, isAbsent } = criterion;
  const heading: Inline = { type: 'strong', children: [text(`${number} ${name}`)] };
  const said = text(` (${level}): ${isAbsent ? `does not apply: ${here}` : here}.`);
  return {
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [heading, said, ...sayEvidence(criterion)] }],
  };
}

function sayEvidence({ tests, read }: Criterion): Inline[] {
  if (read) return [text(` Looked at by hand: ${read}.`)];
  if (!tests) return [];
  const shown = tests.flatMap((reference, index): Inline[] => {
    const [file = '', title = ''] = reference.split(' › ');
    return [text(index > 0 ? '; ' : ' Shown by '), inlineCode(file), text(`, “${title}”`)];
  });
  return [...shown, text('.')];
}

function sayCounts(): string {
  const tested = criteria.filter(({ tests }) => tests).length;
  const read = criteria.filter((criterion) => criterion.read).length;
  const absent = criteria.filter(({ isAbsent }) => isAbsent).length;
  return (
    `Of ${criteria.length} criteria, tests show ${tested}, ${read} were looked at by hand, ` +
    `and ${absent} are about things that this site does not have.`
  );
}
