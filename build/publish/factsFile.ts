import type { KnownMessage } from '../../errorFinder/KnownMessage';
import type { ToolChange } from '../../facts/upgrade/compareTool';
import { original } from '../../site/site';
import { absoluteUrl, type SiteAddress } from '../../site/address';
import { findChangePlace, findInstead, getReleaseRoute, listRemoved } from '../components/changes';
import type { FactStore } from '../components/factStore';
import { listOptionFlags } from '../components/list/options';
import type { Step } from '../rspress/inOrder';

export const factsFile = 'api/facts.json';

/**
 * Writes what the tool says of itself, since when, and where pages explain it, for programs. Its shape is
 * docs/public/api/facts.schema.json; where a key goes or changes its meaning, `schema` is raised in both.
 */
export const writeFacts = (...sources: Parameters<typeof collectFacts>): Step => ({
  name: 'facts-file',
  finishFiles: (files) => files.write(factsFile, `${JSON.stringify(collectFacts(...sources))}\n`),
});

function collectFacts(
  address: SiteAddress,
  facts: FactStore,
  messages: (language: string) => readonly KnownMessage[],
): object {
  const { tool } = facts;
  const minors = facts.listMinors();
  const listed = minors.flatMap(({ range, changes }) => changes.map((one) => ({ ...one, range })));
  const toUrl = (route: string | undefined) => (route ? absoluteUrl(address, route) : undefined);
  const explained = new Map(messages(original).map(({ pattern, href }) => [pattern, href]));
  const defaults = new Map(tool.defaults.map(({ path, byFormat }) => [path, byFormat]));
  const describe = (name: string, kind: ToolChange['kind']) => {
    const kinds: readonly string[] = kind === 'option' ? ['option', 'default'] : [kind];
    const own = listed.filter((one) => one.name === name && kinds.includes(one.kind));
    const changed = own.filter(({ difference: { of } }) => of !== 'new' && of !== 'gone');
    return {
      name,
      url: toUrl(explained.get(name) ?? findChangePlace({ kind, name }, facts)),
      since: own.findLast(({ difference }) => difference.of === 'new')?.range,
      changed:
        changed.length > 0
          ? changed.map(({ range, difference }) => ({ release: range, ...difference }))
          : undefined,
    };
  };
  const own = new Set(tool.options.map(({ path }) => path));
  const options = [
    ...tool.options,
    ...tool.rsbuildOptions.filter(({ path }) => !own.has(path)),
  ].map(({ path, ...rest }) => {
    const flags = listOptionFlags(path, tool.commands);
    return {
      ...describe(path, 'option'),
      ...rest,
      // Words of a comment, which pages have in their own.
      summary: undefined,
      defaults: defaults.get(path),
      flags: flags.length > 0 ? flags : undefined,
    };
  });
  const known = new Set(options.map(({ name }) => name));
  const flags = new Map(tool.commands.flatMap((one) => one.flags.map((flag) => [flag.name, flag])));
  return {
    $schema: absoluteUrl(address, 'api/facts.schema.json'),
    schema: 1,
    tool: '@rslib/core',
    version: tool.versions['@rslib/core'],
    documentation: absoluteUrl(address, '/guide/start/ai#facts-as-json'),
    options,
    internals: [...defaults]
      .filter(([path]) => !known.has(path))
      .map(([path, values]) => ({ ...describe(path, 'default'), defaults: values })),
    flags: [...flags.values()].map((flag) => ({
      ...flag,
      ...describe(flag.name, 'flag'),
      commands: tool.commands
        .filter((command) => command.flags.some(({ name }) => name === flag.name))
        .map(({ name }) => name),
    })),
    exports: (['value', 'type'] as const).flatMap((kind) =>
      tool.exports[`${kind}s`].map((name) => ({ ...describe(name, 'export'), kind })),
    ),
    messages: tool.messages.map(({ text, ...rest }) => ({ ...describe(text, 'message'), ...rest })),
    removed: listRemoved(facts).map(({ kind, name, minor }) => ({
      kind,
      name,
      release: minor.range,
      instead: findInstead({ name }),
    })),
    releases: minors.map(({ name, versions, release }) => ({
      minor: name,
      url: toUrl(getReleaseRoute(name, facts.language)),
      versions,
      requires: release?.requires,
    })),
  };
}
