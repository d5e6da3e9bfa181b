import { splitFrontMatter } from '../../../build/read/frontMatter';
import type { PageShape } from './pageShapes';

interface PageSection {
  heading: string;
  /** All below the heading, as written. */
  text: string;
}

/** What a page lacks of the shape of its kind, each in words; `source` is the whole file. */
export function findShapeFaults(source: string, shape: PageShape): string[] {
  const { lead, parts, headings, someHeading } = shape;
  const [opening, ...sections] = readSections(source);
  const faults: string[] = [];
  if (!/^[^\s#<|:>`*-]/m.test(opening.text)) {
    faults.push('no paragraph stands before the first section');
  }
  if (lead && !lead[1].test(opening.text)) {
    faults.push(`before the first section it lacks ${lead[0]}`);
  }
  let last = -1;
  for (const { heading, holds, isOptional } of parts) {
    const position = sections.findIndex((one) => one.heading === heading);
    const section = sections[position];
    if (!section) {
      if (!isOptional) faults.push(`“## ${heading}” is missing`);
      continue;
    }
    if (position < last) {
      faults.push(`“## ${heading}” stands before “## ${sections[last]?.heading}”`);
    }
    if (holds && !holds[1].test(section.text)) faults.push(`“## ${heading}” lacks ${holds[0]}`);
    last = position;
  }
  if (someHeading && !sections.some((one) => someHeading[1].test(one.heading))) {
    faults.push(`no heading is ${someHeading[0]}`);
  }
  const strange = headings ? sections.filter((one) => !headings[1].test(one.heading)) : [];
  return [...faults, ...strange.map((one) => `“## ${one.heading}” is not ${headings?.[0]}`)];
}

/** A page parted at its headings of the second level; the first part has none. */
function readSections(source: string): [PageSection, ...PageSection[]] {
  const opening: PageSection = { heading: '', text: '' };
  const sections: PageSection[] = [];
  let fence = '';
  for (const line of splitFrontMatter(source).body.split('\n')) {
    const [, ticks = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    const [, heading] = fence ? [] : (/^## (.*?)(?:\s*\\?\{#.*\})?\s*$/.exec(line) ?? []);
    if (ticks && !fence) fence = ticks;
    else if (ticks && ticks.startsWith(fence)) fence = '';
    if (heading === undefined) (sections.at(-1) ?? opening).text += `${line}\n`;
    else sections.push({ heading, text: '' });
  }
  return [opening, ...sections];
}
