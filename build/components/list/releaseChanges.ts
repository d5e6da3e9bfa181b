import type { Minor } from '../../../facts/releases/minors';
import { getMinor, type Release, type Requirements } from '../../../facts/releases/releases';
import { formats } from '../../../facts/tool/toolFacts';
import type { ToolChange } from '../../../facts/upgrade/compareTool';
import { factKinds } from '../../../facts/upgrade/factKinds';
import {
  describeChange,
  describeChanges,
  getPrefix,
  getReleaseRoute,
  linkName,
  listHistory,
  listRemoved,
  listRequirements,
} from '../changes';
import { groupBy } from '../../../site/groupBy';
import { choose, type BuildTimeComponent, requireAttribute } from '../component';
import type { FactStore, GetText } from '../factStore';
import {
  type Block,
  type Inline,
  inlineCode,
  join,
  link,
  paragraph,
  parseCode,
  table,
  text,
} from '../nodes';
import { renderOutputs } from './releaseOutputs';

/** Renders a part of a release's page; nothing where it has none. */
type RenderPart = (minor: Minor, facts: FactStore, part: string) => Block[];

/** Parts by the value of `of`: most list the changes of kinds of facts (facts/upgrade/factKinds.ts). */
const parts: Readonly<Record<string, RenderPart>> = {
  summary: summarize,
  requirements: renderRequirements,
  options: renderChanges,
  defaults: renderDefaults,
  outputs: renderOutputs,
  commands: renderChanges,
  exports: renderChanges,
  messages: renderChanges,
  rsbuild: renderChanges,
};

/**
 * `<ReleaseChanges release="0.18" of="options" />`: a part of what a minor release changed, compared with
 * the minor before it. Without `release`: a list of all minors, or what is gone of any of them.
 */
export const releaseChanges: BuildTimeComponent = {
  name: 'ReleaseChanges',
  about: 'What a minor release changed, part by part, or a list of all minor releases.',
  attributes: { release: 'text', of: 'text' },
  // It links to headings of others.
  needsPages: true,
  render(attributes, facts) {
    const minors = facts.listMinors();
    if (attributes.release === undefined)
      return [attributes.of === 'gone' ? listGone(minors, facts) : listReleases(minors, facts)];
    const name = requireAttribute(attributes, 'release');
    const minor = minors.find((one) => one.name === name);
    if (!minor)
      throw new Error(`nothing is known of a release ${name}. Run \`npm run facts -- releases\`.`);
    const of = requireAttribute(attributes, 'of');
    const blocks = choose(parts, of)(minor, facts, of);
    if (blocks.length > 0) return blocks;
    throw new Error(`${name} changes no ${of}: take the heading out as well.`);
  },
};

/** Parts that a page of this release has. */
export const listParts = (minor: Minor, facts: FactStore): string[] =>
  Object.entries(parts).flatMap(([part, render]) =>
    render(minor, facts, part).length > 0 ? part : [],
  );

/** The changes of a part; options are those that Rslib declares itself, or Rsbuild's. */
function listPart({ changes, release, before }: Minor, part: string): ToolChange[] {
  const own = new Set(
    [release, before].flatMap((one) => one?.tool.options?.map(({ path }) => path) ?? []),
  );
  return changes.filter(({ kind, name }) =>
    kind === 'option' && !own.has(name) ? part === 'rsbuild' : factKinds[kind].part === part,
  );
}

function listReleases(minors: readonly Minor[], facts: FactStore): Block {
  const { t, language } = facts;
  const rows = minors.toReversed().map((minor) => {
    const { name, versions, changes, failure } = minor;
    const { changed = 0, compared = 0 } = facts.compareOutputs(minor) ?? {};
    return [
      [link(getReleaseRoute(name, language), text(`Rslib ${name}`))],
      versions[0]?.date ?? '–',
      versions.at(-1)?.version ?? '–',
      failure === undefined ? `${changes.length}` : t('facts.unknown'),
      compared ? `${changed} / ${compared}` : '–',
    ];
  });
  const columns = ['Release', 'Released', 'LastPatch', 'Changes', 'Outputs'] as const;
  const head = columns.map((key) => t(`facts.releases${key}`));
  return { ...table([head, ...rows]), data: { hProperties: { 'data-cards': '' } } };
}

/** Options, flags and exports of any release that the last one lacks, or has as deprecated. */
function listGone(minors: readonly Minor[], facts: FactStore): Block {
  const removed = listRemoved(facts);
  const isListed = ({ kind, name, difference: { of, after } }: ToolChange, before?: Release) => {
    const isGone = removed.some((one) => one.kind === kind && one.name === name);
    if (of === 'deprecation') return after !== undefined && !isGone;
    if (of !== 'gone' || !isGone) return false;
    // Members of a group follow from the group, and types from what has them.
    if (kind === 'option') return name.split('.').length < 3;
    return kind === 'flag' || (kind === 'export' && before?.tool.exports?.values.includes(name));
  };
  const rows = minors
    .toReversed()
    .flatMap(({ range, changes, before }) =>
      changes
        .filter((change) => isListed(change, before))
        .map((change) => [
          [linkName(change, facts)],
          parseCode(describeChange(change, facts)),
          range,
        ]),
    );
  const head = (['facts.name', 'facts.change', 'facts.releasesRelease'] as const).map((key) =>
    facts.t(key),
  );
  return table([head, ...rows]);
}

/** What is new, what to look at before an upgrade, and the versions that were compared. */
function summarize(minor: Minor, { t, language, listMinors }: FactStore): Block[] {
  const { name, versions, release, before } = minor;
  const more = [link(getReleaseRoute('', language), text(t('releaseAll')))];
  if (!release || !before)
    return [paragraph(text(t('facts.releaseUnknown', { version: name }))), paragraph(...more)];
  const toDay = ({ version, date }: (typeof versions)[number]) =>
    version + t('facts.inRelease', { words: date });
  const days = versions.map(toDay).join(t('facts.comma'));
  const newest = listMinors().at(-1)?.name ?? '';
  const from = name === newest ? getMinor(before.version) : name;
  const upgrade = `${getPrefix(language)}/tools/upgrade?from=${from}&to=${newest}`;
  more.push(link(upgrade, text(t('facts.releasesUpgrade', { from, to: newest }))));
  const dates = { days, version: release.version, before: before.version };
  return [
    paragraph(...parseCode(describeNews(minor, t))),
    paragraph(text(t('facts.releaseDates', dates))),
    paragraph(...join(more, t('facts.comma'))),
  ];
}

/** Names of a sentence; the lists below have all. */
const namedMost = 8;

const listNames = (names: readonly string[], t: GetText): string =>
  names.slice(0, namedMost).join(t('facts.comma')) +
  (names.length > namedMost ? t('facts.andOthers') : '');

/** Options, flags and functions that there were not before, without what is a part of another one. */
function describeNews(minor: Minor, t: GetText): string {
  const news = ['options', 'commands', 'exports'].flatMap((part) =>
    listPart(minor, part).filter(({ difference }) => difference.of === 'new'),
  );
  const isPart = (name: string) => news.some((one) => name.startsWith(`${one.name}.`));
  const values = minor.release?.tool.exports?.values ?? [];
  const names = news
    .filter(({ kind, name }) => !isPart(name) && (kind !== 'export' || values.includes(name)))
    .map(({ name }) => `\`${name}\``);
  return t(names.length > 0 ? 'facts.releaseNews' : 'facts.releaseNoNews', {
    release: minor.name,
    names: listNames(names, t),
    musts: describeRequiredSteps(minor, t),
  });
}

/** What a reader has to look at before she upgrades. */
function describeRequiredSteps(minor: Minor, t: GetText): string {
  const changes = minor.changes.filter((one) => factKinds[one.kind].getNeed(one) === 'must');
  const required = listRequirements(minor).filter(({ need }) => need === 'must');
  const names = [
    ...required.map(({ name }) => name),
    ...new Set(changes.map(({ name }) => `\`${name}\``)),
  ];
  if (names.length === 0) return t('facts.releaseNothing');
  return t('facts.releaseMusts', { names: listNames(names, t) });
}

function renderRequirements({ release, before }: Minor, { t }: FactStore): Block[] {
  if (!release) return [];
  const size = ({ megabytes, packages }: Requirements) =>
    t('facts.megabytes', { megabytes: `${megabytes}`, packages: `${packages}` });
  const rows: [string, (requires: Requirements) => Inline][] = [
    ['Node.js', ({ node }) => (node ? inlineCode(node) : text('–'))],
    ['TypeScript', ({ typescript }) => (typescript ? inlineCode(typescript) : text('–'))],
    ['Rsbuild', ({ rsbuild = '–' }) => text(rsbuild)],
    ['Rspack', ({ rspack = '–' }) => text(rspack)],
    ['SWC', ({ swc = '–' }) => text(swc)],
    [t('facts.installSize'), (requires) => text(size(requires))],
  ];
  const sides = [before, release].flatMap((one) => one ?? []);
  return [
    table([
      [t('facts.name'), ...sides.map(({ version }) => version)],
      ...rows.map(([name, show]) => [name, ...sides.map(({ requires }) => [show(requires)])]),
    ]),
  ];
}

/** The changes, and what is not compared. */
function renderDefaults(minor: Minor, facts: FactStore, part: string): Block[] {
  const unread = [minor.release, minor.before].flatMap((one) => one?.unread ?? []);
  const left = formats.filter((format) =>
    unread.some((one) => one.startsWith(`defaults of ${format}:`)),
  );
  const names = left.map((format) => `\`${format}\``).join(facts.t('facts.comma'));
  const note = paragraph(...parseCode(facts.t('facts.notCompared', { formats: names })));
  const changes = renderChanges(minor, facts, part);
  return changes.length > 0 && left.length > 0 ? [...changes, note] : changes;
}

/** What is gone first, what is new last; a row for each, or for several names of which the same is to say. */
function renderChanges(minor: Minor, facts: FactStore, part: string): Block[] {
  const { t } = facts;
  const rank = ({ difference: { of } }: ToolChange) => (of === 'gone' ? 0 : of === 'new' ? 2 : 1);
  const changes = describeChanges(listPart(minor, part), facts)
    .map((one) =>
      rank(one) === 0 ? { ...one, words: describeReturn(one, facts) ?? one.words } : one,
    )
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const rows = groupBy(changes, (one) => (rank(one) === 1 ? one.words : one.name)).map((alike) => [
    join(
      alike.map((change) => linkName(change, facts)),
      t('facts.comma'),
    ),
    parseCode(alike[0].words),
  ]);
  const head = [t(part === 'messages' ? 'facts.message' : 'facts.name'), t('facts.change')];
  return rows.length > 0 ? [table([head, ...rows])] : [];
}

/** Words for a name that a later release has again. */
function describeReturn(change: ToolChange, facts: FactStore): string | undefined {
  const last = listHistory(change, facts).findLast(({ difference }) => difference.of === 'new');
  const isGone = listRemoved(facts).some((one) => one.name === change.name);
  return last && !isGone ? facts.t('facts.changeBack', { release: last.minor.name }) : undefined;
}
