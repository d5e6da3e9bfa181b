import path from 'node:path';
import {
  type OutputGroup,
  type OutputKind,
  outputKinds,
} from '../../../facts/releases/compareOutputs';
import type { Minor } from '../../../facts/releases/minors';
import { calloutName } from '../../../site/framework';
import { getCaseUrl, original } from '../../../site/site';
import type { FactStore, FactText } from '../factStore';
import { mdxElement } from '../mdxNodes';
import {
  type Block,
  fence,
  type Inline,
  inlineCode,
  join,
  link,
  paragraph,
  parseCode,
  text,
} from '../nodes';

/** Examples that are shown of a kind of change, and the lines of each. */
const shownExamples = 6;
const shownLines = 12;
/** Longest line, in characters: minified files have one. */
const lineLength = 120;
/** Cases that are named of a group. */
const namedCases = 3;

/** How many cases differ, and each kind of change with a passage of a case; nothing where none was built. */
export function renderOutputs(minor: Minor, facts: FactStore): Block[] {
  const { t, caseIds, getCase } = facts;
  const found = facts.compareOutputs(minor);
  if (!found) return [];
  const { groups, refused, ...counts } = found;
  const tell = (key: FactText, ids: readonly string[], message = ''): Block[] => {
    const cases = [...new Set(ids)];
    const [before = [], after = []] = t(key, { count: `${cases.length}`, cases: '\n', message })
      .split('\n')
      .map(parseCode);
    const more = cases.length > namedCases ? [text(' …')] : [];
    if (cases.length === 0) return [];
    return [paragraph(...before, ...linkCases(cases, facts), ...more, ...after)];
  };
  const flags = minor.changes.filter(
    ({ kind, difference: { of } }) => kind === 'flag' && of === 'new',
  );
  const takes = (id: string, flag: string) =>
    caseIds.includes(id) && getCase(id).command.includes(` ${flag} `);
  const hasNewFlag = ({ cases }: OutputGroup) =>
    cases.every((id) => flags.some(({ name }) => takes(id, name)));
  const renderKind = (kind: OutputKind): Block[] => {
    const own = groups.filter((one) => one.kind === kind && !hasNewFlag(one));
    const [shown, rest] = [own.slice(0, shownExamples), own.slice(shownExamples)];
    const count = `${new Set(own.flatMap(({ cases }) => cases)).size}`;
    if (own.length === 0) return [];
    return [
      paragraph(...parseCode(t(`facts.outputs${kind}`, { count }))),
      ...shown.flatMap(({ cases, example: { id, file, lines } }) => [
        ...tell('facts.outputsGroup', [id, ...cases]),
        kind === 'Files'
          ? paragraph(...join(lines.map(inlineCode), t('facts.comma')))
          : fence(
              'diff',
              shorten(kind === 'Exports' ? lines.slice(-shownLines) : lines),
              path.posix.join('dist', file),
            ),
      ]),
      ...tell(
        'facts.outputsRest',
        rest.flatMap(({ cases }) => cases),
      ),
    ];
  };
  const numbers = Object.entries(counts).map(([name, count]) => [name, `${count}`]);
  const first = outputKinds.indexOf('Names');
  const quiet = outputKinds.slice(first).flatMap(renderKind);
  const title = t('facts.outputsQuiet');
  return [
    paragraph(text(t('facts.outputs', Object.fromEntries(numbers)))),
    ...[...refused].flatMap(([message, cases]) =>
      tell('facts.outputsRefused', cases, message.replaceAll(noise, '')),
    ),
    ...tell(
      'facts.outputsFlags',
      groups.filter(hasNewFlag).flatMap(({ cases }) => cases),
    ),
    ...outputKinds.slice(0, first).flatMap(renderKind),
    ...(quiet.length > 0 ? [mdxElement(calloutName, { type: 'details', title }, quiet)] : []),
  ];
}

/** What a message has around what is wrong. */
const noise = /^Rslib v.*?started\.\.\. \| | in <time>| Please file an issue.*/g;

/** What cases are about, with links to their files: in English, marked so, where there are no other words. */
function linkCases(ids: readonly string[], facts: FactStore): Inline[] {
  const { caseIds, getCase, sentences, t } = facts;
  // Of a case that was deleted since, nothing is there to see.
  const shown = ids.filter((id) => caseIds.includes(id)).slice(0, namedCases);
  const links = shown.map((id) => {
    const { title, question } = getCase(id);
    const words = sentences?.[question];
    const isOther = sentences !== undefined && words === undefined;
    const data = isOther ? { hName: 'span', hProperties: { lang: original } } : {};
    return link(getCaseUrl(id), { ...text(words ?? title), data });
  });
  return join(links, t('facts.comma'));
}

const shorten = (lines: readonly string[]): string => {
  const shown = lines.slice(0, shownLines);
  const indent = Math.min(...shown.map((line) => line.slice(1).search(/\S/)));
  const cut = shown.map((line) => {
    const text = line.charAt(0) + line.slice(indent + 1);
    return text.length > lineLength ? `${text.slice(0, lineLength)}…` : text;
  });
  return [...cut, ...(lines.length > shownLines ? [' …'] : [])].join('\n');
};
