import removed from '../../facts/removed.json' with { type: 'json' };
import type { Minor } from '../../facts/releases/minors';
import type { ToolChange } from '../../facts/upgrade/compareTool';
import { factKinds } from '../../facts/upgrade/factKinds';
import { groupBy } from '../../site/groupBy';
import { flagsRoute, toReleaseRoute } from '../../site/sharedHeadings';
import { original } from '../../site/site';
import type { ReleaseChange } from '../../site/upgradeSteps';
import type { FactStore, FactText, GetText } from './factStore';
import { type Inline, inlineCode, link, text } from './nodes';

/** What a release changed of a name. */
export interface MinorChange extends ToolChange {
  minor: Minor;
}

/** What releases changed of a name, in order of time. */
export const listHistory = (
  { kind, name }: Pick<ToolChange, 'kind' | 'name'>,
  { listMinors }: FactStore,
): MinorChange[] =>
  listMinors().flatMap((minor) =>
    minor.changes
      .filter((change) => change.kind === kind && change.name === name)
      .map((change) => ({ ...change, minor })),
  );

/** What went and did not come back, the last one first. */
export function listRemoved({ listMinors }: FactStore): MinorChange[] {
  const life = listMinors().flatMap((minor) =>
    minor.changes
      .filter(({ difference: { of } }) => of === 'new' || of === 'gone')
      .map((change) => [`${change.kind} ${change.name}`, { ...change, minor }] as const),
  );
  return [...new Map(life).values()].filter(({ difference }) => difference.of === 'gone').reverse();
}

/** What the addresses of a language begin with. */
export const getPrefix = (language: string): string =>
  language === original ? '' : `/${language}`;

/** `0.18` → `/releases/0-18`, in a language. */
export const getReleaseRoute = (minor: string, language: string): string =>
  getPrefix(language) + toReleaseRoute(minor);

/** A release, or those that may have brought its changes, with a link to its page. */
export const linkMinor = ({ name, range }: Minor, { language }: FactStore): Inline =>
  link(getReleaseRoute(name, language), text(range));

/** The name of what changed, with a link to where it is documented, if that is on this site. */
export function linkName(change: ToolChange, facts: FactStore): Inline {
  const code = inlineCode(change.name);
  const href = change.difference.of === 'gone' ? undefined : findChangePlace(change, facts);
  return href === undefined ? code : link(href, code);
}

/** Where a name of the tool's is documented, or what it is a part of. */
export function findChangePlace(
  { kind, name }: Pick<ToolChange, 'kind' | 'name'>,
  facts: FactStore,
): string | undefined {
  const { subject } = factKinds[kind];
  if (subject === 'flag') return getPrefix(facts.language) + flagsRoute;
  return subject && facts.findPlace({ type: subject, name })?.href;
}

const replaced: Readonly<
  Record<string, { release: string; instead?: string; isInternal?: boolean }>
> = { ...removed.options, ...removed.exports };

/** What to use instead of something that is gone, if that is known. */
export const findInstead = ({ name }: Pick<ToolChange, 'name'>): string | undefined =>
  replaced[name]?.instead;

/** Changes with their words; a default that changed alike in several formats is one: “esm, cjs: `a` → `b`”. */
export const describeChanges = (changes: readonly ToolChange[], facts: Words) =>
  groupBy(changes, ({ kind, name, difference: { of, before, after } }) =>
    JSON.stringify([kind, name, kind !== 'default' && of, before, after]),
  ).map((alike) => {
    const [change] = alike;
    const words = describeChange(change, facts);
    const formats = alike.map(({ difference }) => difference.of.replace('in ', '')).join(', ');
    return { ...change, words: change.kind === 'default' ? `${formats}: ${words}` : words };
  });

/** Words for what differs: for a value after it, and for none. */
const words: Readonly<Record<string, readonly [FactText, FactText]>> = {
  new: ['facts.changeNew', 'facts.changeNew'],
  gone: ['facts.changeGone', 'facts.changeGone'],
  members: ['facts.changeTakes', 'facts.changeTakesNoLonger'],
  'stated default': ['facts.changeStated', 'facts.changeStated'],
  deprecation: ['facts.changeNotDeprecated', 'facts.changeNotDeprecated'],
  experimental: ['facts.changeExperimental', 'facts.changeStable'],
  'taken at the top level': ['facts.changeTopLevel', 'facts.changeItemOnly'],
};

type Words = Pick<FactStore, 't' | 'sentences'>;

/** What a change means for readers; code in backticks. */
export function describeChange(change: ToolChange, { t, sentences }: Words): string {
  const { of, before, after } = change.difference;
  const instead = of === 'gone' ? findInstead(change) : undefined;
  if (instead) return t('facts.changeInstead', { instead: `\`${instead}\`` });
  if (of === 'gone' && replaced[change.name]?.isInternal) return t('facts.changeInternal');
  // A sentence rather than a value.
  if (of === 'deprecation' && after !== undefined)
    return t('facts.changeDeprecated', { after: sentences?.[after] ?? after });
  const [some, none]: readonly FactText[] = words[of] ?? [];
  const key = (after === undefined ? none : some) ?? 'facts.changeFromTo';
  return t(key, { before: show(before, t), after: show(after, t) });
}

/** A value as code; backticks of the comment it is from are left out. */
const show = (value: string | undefined, t: GetText): string =>
  value ? `\`${value.replaceAll('`', '')}\`` : t('facts.changeNone');

const required = [
  ['Node.js', 'node', 'must'],
  ['TypeScript', 'typescript', 'must'],
  ['Rsbuild', 'rsbuild', 'none'],
  ['Rspack', 'rspack', 'none'],
] as const;

/** Requirements that changed. */
export function listRequirements({ release, before: last }: Minor): ReleaseChange[] {
  return required.flatMap(([name, key, need]) => {
    const [before, after] = [last?.requires[key], release?.requires[key]];
    if (!before || !after || before === after) return [];
    const text = `\`${before}\` → \`${after}\``;
    const isWider = need === 'must' && isPartOf(before, after);
    return {
      kind: 'requirement',
      name,
      need: isWider ? 'may' : need,
      of: 'range',
      before,
      after,
      text,
    };
  });
}

/** Whether a range has all parts of another: `^5 || ^6` those of `^5`, and `^7` is more than `^7.0.1-0`. */
function isPartOf(range: string, wider: string): boolean {
  const parts = wider.split(' || ');
  return range
    .split(' || ')
    .every((part) => parts.includes(part) || parts.includes(part.replace(/^(\^\d+)\..*/, '$1')));
}
