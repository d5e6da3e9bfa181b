import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { KnownMessage } from '../../../errorFinder/KnownMessage';
import { getToolPage, toolIds } from '../../../converter/Tool';
import type { MigrationRows } from '../../../converter/Note';
import { type FactStore, translate } from '../../components/factStore';
import { translateCommand } from '../../components/commands';
import { readExample, readMigration, readRows } from '../../components/migrations';
import { listFiles } from '../../read/files';
import type { Step } from '../../rspress/inOrder';
import { writeModules } from '../builtFiles';
import { outputExplorer } from './outputExplorer';
import { packageCheck } from './packageCheck';
import { listReleaseSteps } from './releaseSteps';

export interface ToolsOptions {
  /** The docs folder. */
  root: string;
  /** What the error finder knows, by language. */
  messages: (language: string) => readonly KnownMessage[];
  /** With the pages of this site. */
  facts: FactStore;
}

/** Minor releases that have a page and could be compared, the newest first. */
const listReleases = (facts: FactStore): string[] =>
  facts
    .listMinors()
    .flatMap(({ name, release }) => (release ? name : []))
    .reverse();

/** A log, configs and a package.json that readers can try the tools with: real ones of pages and cases. */
const listExamples = ({ getCase, getSource }: FactStore): Record<string, string> => ({
  EXAMPLE_LOG: JSON.stringify(
    getCase('error-dts-no-extension').log.join('\n').replace('<time>', '0.1 s'),
  ),
  EXAMPLE_MANIFEST: JSON.stringify(getSource('dual-types-last-trap', 'package.json')),
  EXAMPLE_OLD_CONFIG: JSON.stringify(getSource('upgrade-auto-external', 'rslib.config.ts')),
  EXAMPLE_TSUP_CONFIG: JSON.stringify(readExample(readMigration('tsup')).before),
});

/** What the tools for readers fetch at the first use, of the pages below `/tools`: modules and workers. */
export const tools = ({ root, messages, facts }: ToolsOptions): Step[] => [
  { name: 'tool-examples', builderConfig: { source: { define: listExamples(facts) } } },
  {
    name: 'config-converter',
    builderConfig: {
      source: { define: { INSTALL_COMMANDS: JSON.stringify(translateCommand('add -D {}')) } },
    },
    // The rows of the migration pages, which it quotes. The last column is left out: the rules have it.
    addRuntimeModules: () =>
      writeModules('virtual-migration-rows', (language): MigrationRows =>
        Object.fromEntries(
          toolIds.map((tool) => [
            getToolPage(tool),
            readRows(tool, language).map(({ row, becomes }) => ({ row, becomes })),
          ]),
        ),
      ),
  },
  {
    name: 'release-steps',
    builderConfig: { source: { define: { RELEASES: JSON.stringify(listReleases(facts)) } } },
    // What releases changed: for the upgrade helper, and for pages of releases.
    addRuntimeModules: () =>
      writeModules('virtual-release-steps', (language) =>
        listReleaseSteps(translate(facts, language)),
      ),
  },
  packageCheck(),
  outputExplorer(),
  {
    name: 'error-finder',
    builderConfig: { plugins: [dependOnPages(root)] },
    // Messages of headings and tables, with what pages say of them.
    addRuntimeModules: () => writeModules('virtual-error-messages', messages),
  },
];

/** Messages are read again when a page has changed, also since the bundler kept them. */
const dependOnPages = (root: string): RsbuildPlugin => ({
  name: 'error-finder-pages',
  setup: (api) =>
    api.transform({ test: /virtual-error-messages-\w+\.js$/ }, ({ code, addDependency }) => {
      for (const file of listFiles(root)) addDependency(path.resolve(root, file));
      return code;
    }),
});
