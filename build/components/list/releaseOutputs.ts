import path from 'node:path';
import type { Minor } from '../../../facts/releases/minors';
import { getCaseUrl, original } from '../../../site/site';
import type { FactStore, FactText } from '../factStore';
import { type Block, fence, type Inline, join, link, paragraph, parseCode, text } from '../nodes';

/** Changes that are shown, those that most cases have: so many even if each has but one, and their lines. */
const fewGroups = 3;
const shownGroups = 10;
const shownLines = 12;
/** Longest line, in characters: minified files have one. */
const lineLength = 120;
/** Cases that are named of a group. */
const namedCases = 3;

/** How many cases differ, and the changes that most of them share as a passage of one; nothing where none was built. */
export function drawOutputs(minor: Minor, facts: FactStore): Block[] {
  const { say } = facts;
  const found = facts.compareOutputs(minor);
  if (!found) return [];
  const { groups, refused, ...counts } = found;
  const tell = (key: FactText, ids: readonly string[], message = ''): Block => {
    const [before = [], after = []] = say(key, { count: `${ids.length}`, cases: '\n', message })
      .split('\n')
      .map(parseCode);
    const more = ids.length > namedCases ? [text(' …')] : [];
    return paragraph(...before, ...linkCases(ids, facts), ...more, ...after);
  };
  const frequent = groups.filter(({ cases }) => cases.length > 1).length;
  const shown = groups.slice(0, Math.min(Math.max(frequent, fewGroups), shownGroups));
  const rest = groups.slice(shown.length).flatMap(({ cases }) => cases);
  const numbers = Object.entries(counts).map(([name, count]) => [name, `${count}`]);
  return [
    paragraph(text(say('factsOutputs', Object.fromEntries(numbers)))),
    ...[...refused].map(([message, cases]) => tell('factsOutputsRefused', cases, message)),
    ...shown.flatMap(({ cases, example: { id, file, lines } }) => [
      tell('factsOutputsGroup', [id, ...cases.filter((one) => one !== id)]),
      fence('diff', shorten(lines), path.posix.join('dist', file)),
    ]),
    ...(rest.length > 0 ? [tell('factsOutputsRest', [...new Set(rest)])] : []),
  ];
}

/** What cases are about, with links to their files: in English, marked so, where there are no other words. */
function linkCases(ids: readonly string[], facts: FactStore): Inline[] {
  const { caseIds, getCase, sentences, say } = facts;
  // Of a case that was deleted since, nothing is there to see.
  const shown = ids.filter((id) => caseIds.includes(id)).slice(0, namedCases);
  const links = shown.map((id) => {
    const { title, question } = getCase(id);
    const words = sentences?.[question];
    const isOther = sentences !== undefined && words === undefined;
    const data = isOther ? { hName: 'span', hProperties: { lang: original } } : {};
    return link(getCaseUrl(id), { ...text(words ?? title), data });
  });
  return join(links, say('factsComma'));
}

const shorten = (lines: readonly string[]): string =>
  [
    ...lines
      .slice(0, shownLines)
      .map((line) => (line.length > lineLength ? `${line.slice(0, lineLength)}…` : line)),
    ...(lines.length > shownLines ? [' …'] : []),
  ].join('\n');
