import path from 'node:path';
import removed from '../../../facts/removed.json' with { type: 'json' };
import type { Minor } from '../../../facts/releases/minors';
import { getMinor, type Release, type Requirements } from '../../../facts/releases/releases';
import type { ToolChange } from '../../../facts/upgrade/compareTool';
import { findNearest } from '../../read/findNearest';
import { flagsRoute, toReleaseRoute } from '../../../site/sharedHeadings';
import { original } from '../../../site/site';
import { type ComputedComponent, need } from '../component';
import type { FactStore, FactText, SayFact } from '../factStore';
import {
  type Block,
  type Inline,
  fence,
  inlineCode,
  link,
  paragraph,
  table,
  text,
  parseCode,
} from '../nodes';

/** Parts of a release's page by the value of `of`, with the kinds of changes that are listed there. */
const parts = {
  summary: [],
  requirements: [],
  options: ['option'],
  defaults: ['default'],
  outputs: [],
  commands: ['command', 'flag'],
  exports: ['export'],
  messages: ['message'],
  rsbuild: ['option'],
} as const satisfies Record<string, readonly ToolChange['kind'][]>;

export type ReleasePart = keyof typeof parts;

/**
 * `<ReleaseChanges release="0.18" of="options" />`: a part of what a minor release changed, compared with
 * the minor before it. Without `release`: a list of all minors, or what is gone of any of them.
 */
export const releaseChanges: ComputedComponent = {
  kind: 'computed',
  name: 'ReleaseChanges',
  about: 'What a minor release changed, part by part, or a list of all minor releases.',
  attributes: { release: 'text', of: 'text' },
  // It links to headings of others.
  needsPages: true,
  render(attributes, facts) {
    const minors = facts.listMinors();
    if (attributes.release === undefined)
      return [attributes.of === 'gone' ? listGone(minors, facts) : listReleases(minors, facts)];
    const name = need(attributes, 'release');
    const minor = minors.find((one) => one.name === name);
    if (!minor)
      throw new Error(`nothing is known of a release ${name}. Run \`npm run facts -- releases\`.`);
    const of = need(attributes, 'of');
    if (!Object.hasOwn(parts, of)) throw new Error(explainUnknown(of));
    if (of === 'summary') return summarize(minor, minors, facts);
    if (of === 'requirements') return [drawRequirements(minor, facts)];
    if (of === 'outputs') return drawOutputs(minor, facts);
    const changes = listPart(minor, of as ReleasePart);
    if (changes.length === 0)
      throw new Error(`${name} changes no ${of}: take the heading out as well.`);
    return of === 'defaults'
      ? drawDefaults(minor, changes, facts)
      : [drawChanges(changes, facts, of === 'messages')];
  },
};

function explainUnknown(of: string): string {
  const nearest = findNearest(of, Object.keys(parts), 0.5);
  const known = Object.keys(parts).join(', ');
  return `there is no “${of}”; ${nearest ? `did you mean “${nearest}”?` : `it is one of ${known}.`}`;
}

/** The changes of a part; options are those that Rslib declares itself, or Rsbuild's. */
function listPart({ changes, release, before }: Minor, part: ReleasePart): ToolChange[] {
  const kinds: readonly string[] = parts[part];
  const own = new Set(
    [release, before].flatMap((one) => one?.tool.options?.map(({ path }) => path) ?? []),
  );
  return changes.filter(
    ({ kind, name }) =>
      kinds.includes(kind) && (kind !== 'option' || own.has(name) === (part === 'options')),
  );
}

/** Parts that a page of this release has a heading for. */
export const listParts = (minor: Minor, facts: FactStore): ReleasePart[] =>
  (Object.keys(parts) as ReleasePart[]).filter((part) =>
    part === 'outputs' ? facts.compareOutputs(minor) : listPart(minor, part).length > 0,
  );

/** `0.18` → `/releases/0-18`, in a language. */
export const getReleaseRoute = (minor: string, language: string): string =>
  (language === original ? '' : `/${language}`) + toReleaseRoute(minor);

function listReleases(minors: readonly Minor[], facts: FactStore): Block {
  const { say, language } = facts;
  const rows = minors.toReversed().map((minor) => {
    const { name, versions, changes, failure } = minor;
    const { changed = 0, compared = 0 } = facts.compareOutputs(minor) ?? {};
    return [
      [link(getReleaseRoute(name, language), text(`Rslib ${name}`))],
      versions[0]?.date ?? '–',
      versions.at(-1)?.version ?? '–',
      failure === undefined ? `${changes.length}` : say('factsUnknown'),
      compared ? `${changed} / ${compared}` : '–',
    ];
  });
  const columns = ['Release', 'Released', 'LastPatch', 'Changes', 'Outputs'] as const;
  const head = columns.map((key) => say(`factsReleases${key}`));
  return table([head, ...rows]);
}

/** Options, flags and exports of any release that the last one lacks, or has as deprecated. */
function listGone(minors: readonly Minor[], facts: FactStore): Block {
  const { options, rsbuildOptions, commands, exports } = facts.tool;
  const known = new Set([
    ...[...options, ...rsbuildOptions].map(({ path }) => path),
    ...commands.flatMap(({ flags }) => flags.map(({ name }) => name)),
    ...exports.values,
  ]);
  const isTold = ({ kind, name, difference: { of, after } }: ToolChange, before?: Release) => {
    if (of === 'deprecation') return after !== undefined && known.has(name);
    if (of !== 'gone' || known.has(name)) return false;
    // Members of a group follow from the group, and types from what has them.
    if (kind === 'option') return name.split('.').length < 3;
    return kind === 'flag' || (kind === 'export' && before?.tool.exports?.values.includes(name));
  };
  const rows = minors
    .toReversed()
    .flatMap(({ range, changes, before }) =>
      changes
        .filter((change) => isTold(change, before))
        .map((change) => [
          [linkName(change, facts)],
          parseCode(describeChange(change, facts.say)),
          range,
        ]),
    );
  const head = (['factsName', 'factsChange', 'factsReleasesRelease'] as const).map((key) =>
    facts.say(key),
  );
  return table([head, ...rows]);
}

function summarize(
  { name, versions, release, before }: Minor,
  minors: readonly Minor[],
  { say, language }: FactStore,
): Block[] {
  const days = versions.map(({ version, date }) => `${version} (${date})`).join(say('factsComma'));
  const compared =
    release && before
      ? say('factsReleaseCompared', { version: release.version, before: before.version })
      : say('factsReleaseUnknown', { version: name });
  const newest = minors.at(-1)?.name ?? '';
  const from = name === newest && before ? getMinor(before.version) : name;
  const folder = language === original ? '' : `/${language}`;
  const more = [
    link(`${folder}/releases/`, text(say('factsReleasesAll'))),
    ...(release
      ? [
          text(say('factsComma')),
          link(
            `${folder}/tools/upgrade?from=${from}&to=${newest}`,
            text(say('factsReleasesUpgrade', { from, to: newest })),
          ),
        ]
      : []),
  ];
  return [
    paragraph(text(compared)),
    paragraph(text(say('factsReleaseDates', { days }))),
    paragraph(...more),
  ];
}

function drawRequirements({ release, before }: Minor, { say }: FactStore): Block {
  const size = ({ megabytes, packages }: Requirements) =>
    say('factsMegabytes', { megabytes: `${megabytes}`, packages: `${packages}` });
  const rows: [string, (requires: Requirements) => Inline][] = [
    ['Node.js', ({ node }) => (node ? inlineCode(node) : text('–'))],
    ['TypeScript', ({ typescript }) => (typescript ? inlineCode(typescript) : text('–'))],
    ['Rsbuild', ({ rsbuild = '–' }) => text(rsbuild)],
    ['Rspack', ({ rspack = '–' }) => text(rspack)],
    ['SWC', ({ swc = '–' }) => text(swc)],
    [say('factsInstallSize'), (requires) => text(size(requires))],
  ];
  const sides = [before, release].flatMap((one) => one ?? []);
  return table([
    [say('factsName'), ...sides.map(({ version }) => version)],
    ...rows.map(([name, show]) => [name, ...sides.map(({ requires }) => [show(requires)])]),
  ]);
}

const formats = ['esm', 'cjs', 'umd', 'iife', 'mf'] as const;

/** A row for each option and pair of values, with the formats that have it; then what is not compared. */
function drawDefaults(
  { release, before }: Minor,
  changes: readonly ToolChange[],
  facts: FactStore,
): Block[] {
  const { say } = facts;
  const rows = new Map<string, { change: ToolChange; formats: string[] }>();
  for (const change of changes) {
    const { of, before: old, after } = change.difference;
    const key = JSON.stringify([change.name, old, after]);
    const row = rows.get(key) ?? { change, formats: [] };
    row.formats.push(of.replace('in ', ''));
    rows.set(key, row);
  }
  const isUnknown = (format: string) =>
    [release, before].some((one) =>
      one?.unread.some((part) => part.startsWith(`defaults of ${format}:`)),
    );
  const left = formats.filter(isUnknown);
  return [
    table([
      [say('factsOption'), say('factsFormat'), say('factsBefore'), say('factsAfter')],
      ...[...rows.values()].map(({ change, formats: own }) => [
        [linkName(change, facts)],
        join(own, say),
        [inlineCode(change.difference.before ?? '–')],
        [inlineCode(change.difference.after ?? '–')],
      ]),
    ]),
    ...(left.length > 0
      ? [paragraph(...parseCode(say('factsNotCompared', { formats: quote(left, say) })))]
      : []),
  ];
}

/** Changes that are shown, those that most cases have: so many even if each has but one, and their lines. */
const fewGroups = 3;
const shownGroups = 10;
const shownLines = 12;
/** Longest line, in characters: minified files have one. */
const lineLength = 120;
/** Cases that are named of a group. */
const namedCases = 3;

/** How many cases differ, and the changes that most of them share as a passage of one. */
function drawOutputs(minor: Minor, facts: FactStore): Block[] {
  const { say } = facts;
  const found = facts.compareOutputs(minor);
  if (!found) throw new Error(`${minor.name} has no outputs: take the heading out as well.`);
  const { groups, refused, ...counts } = found;
  const tell = (key: FactText, values: Record<string, unknown>): Block =>
    paragraph(...parseCode(say(key, values as Record<string, string>)));
  const tellOf = (key: FactText, cases: readonly string[], message?: string): Block =>
    tell(key, {
      count: cases.length,
      cases: quote(cases.slice(0, namedCases), say) + (cases.length > namedCases ? ' …' : ''),
      message,
    });
  const frequent = groups.filter(({ cases }) => cases.length > 1).length;
  const shown = groups.slice(0, Math.min(Math.max(frequent, fewGroups), shownGroups));
  const rest = groups.slice(shown.length);
  return [
    tell('factsOutputs', counts),
    ...[...refused].map(([message, cases]) => tellOf('factsOutputsRefused', cases, message)),
    ...shown.flatMap(({ cases, example: { id, file, lines } }) => [
      tellOf('factsOutputsGroup', cases),
      fence('diff', shorten(lines), path.posix.join(id, file)),
    ]),
    ...(rest.length > 0
      ? [tellOf('factsOutputsRest', [...new Set(rest.flatMap(({ cases }) => cases))])]
      : []),
  ];
}

const shorten = (lines: readonly string[]): string =>
  [
    ...lines
      .slice(0, shownLines)
      .map((line) => (line.length > lineLength ? `${line.slice(0, lineLength)}…` : line)),
    ...(lines.length > shownLines ? [' …'] : []),
  ].join('\n');

/** A row for each change: what is gone first, what is new last. */
function drawChanges(changes: readonly ToolChange[], facts: FactStore, isText: boolean): Block {
  const { say } = facts;
  const rank = ({ difference }: ToolChange) =>
    difference.of === 'gone' ? 0 : difference.of === 'new' ? 2 : 1;
  const sorted = changes.toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const head = isText ? say('factsMessage') : say('factsName');
  return table([
    [head, say('factsChange')],
    ...sorted.map((change) => [[linkName(change, facts)], parseCode(describeChange(change, say))]),
  ]);
}

/** The name of what changed, with a link to where it is documented, if that is on this site. */
function linkName(change: ToolChange, facts: FactStore): Inline {
  const code = inlineCode(change.name);
  const href = change.difference.of === 'gone' ? undefined : findChangePlace(change, facts);
  return href === undefined ? code : link(href, code);
}

/** Where the name of a change is documented, or what it is a part of. */
export function findChangePlace({ kind, name }: ToolChange, facts: FactStore): string | undefined {
  if (kind === 'message') return undefined;
  if (kind === 'flag' || kind === 'command') {
    return `${facts.language === original ? '' : `/${facts.language}`}${flagsRoute}`;
  }
  return facts.findPlace({ type: kind === 'export' ? 'api' : 'option', name })?.href;
}

/** What a change means for readers; code in backticks. */
export function describeChange({ kind, name, difference }: ToolChange, say: SayFact): string {
  const { of, before, after } = difference;
  const values = { before: show(before, say), after: show(after, say) };
  const instead = (removed.options as Record<string, { instead?: string }>)[name]?.instead;
  switch (of) {
    case 'new':
      return say('factsChangeNew');
    case 'gone':
      return kind === 'option' && instead
        ? say('factsChangeInstead', { instead: `\`${instead}\`` })
        : say('factsChangeGone');
    case 'members':
      return after ? say('factsChangeTakes', values) : say('factsChangeTakesNoLonger', values);
    case 'stated default':
      return say('factsChangeStated', values);
    case 'deprecation':
      return say(
        after === undefined ? 'factsChangeNotDeprecated' : 'factsChangeDeprecated',
        values,
      );
    case 'experimental':
      return say(after ? 'factsChangeExperimental' : 'factsChangeStable');
    case 'taken at the top level':
      return say(after ? 'factsChangeTopLevel' : 'factsChangeItemOnly');
    default:
      return say('factsChangeFromTo', values);
  }
}

/** A value as code; backticks of the comment it is from are left out. */
const show = (value: string | undefined, say: SayFact): string =>
  value ? `\`${value.replaceAll('`', '')}\`` : say('factsChangeNone');

const join = (words: readonly string[], say: SayFact): Inline[] =>
  words.flatMap((word, index) => [
    ...(index > 0 ? [text(say('factsComma'))] : []),
    inlineCode(word),
  ]);

const quote = (words: readonly string[], say: SayFact): string =>
  words.map((word) => `\`${word}\``).join(say('factsComma'));
