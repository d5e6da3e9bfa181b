import path from 'node:path';
import type { KnownMessage } from '../../../errorFinder/KnownMessage';
import { getToolPage, toolIds } from '../../../converter/Tool';
import type { MigrationRows } from '../../../converter/Note';
import { type FactStore, translate } from '../../components/factStore';
import { translateCommand } from '../../components/commands';
import { readExample, readMigration, readRows } from '../../components/migrations';
import { listFiles } from '../../read/files';
import type { Step } from '../../rspress/inOrder';
import { dataModules } from '../builtFiles';
import { outputExplorer } from './outputExplorer';
import { packageCheck } from './packageCheck';
import { listReleaseSteps } from './releaseSteps';

/** Minor releases that have a page and could be compared, the newest first. */
const listReleases = (facts: FactStore): string[] =>
  facts
    .listMinors()
    .flatMap(({ name, release }) => (release ? name : []))
    .reverse();

/** For `define`: what the tools know at once, and a log, configs and a package.json of pages and cases to try. */
const listValues = (facts: FactStore): Record<string, string> => ({
  INSTALL_COMMANDS: JSON.stringify(translateCommand('add -D {}')),
  RELEASES: JSON.stringify(listReleases(facts)),
  EXAMPLE_LOG: JSON.stringify(
    facts.getCase('error-dts-no-extension').log.join('\n').replace('<time>', '0.1 s'),
  ),
  EXAMPLE_MANIFEST: JSON.stringify(facts.getSource('dual-types-last-trap', 'package.json')),
  EXAMPLE_OLD_CONFIG: JSON.stringify(facts.getSource('upgrade-auto-external', 'rslib.config.ts')),
  EXAMPLE_TSUP_CONFIG: JSON.stringify(readExample(readMigration('tsup')).before),
});

/** What the tools for readers fetch at the first use, of the pages below `/tools`: modules and workers. */
export const tools = (
  root: string,
  messages: (language: string) => readonly KnownMessage[],
  facts: FactStore,
): Step[] => [
  { name: 'tool-values', builderConfig: { source: { define: listValues(facts) } } },
  {
    name: 'config-converter',
    // The rows of the migration pages, which it quotes. The last column is left out: the rules have it.
    ...dataModules('virtual-migration-rows', (language): MigrationRows =>
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
    // What releases changed: for the upgrade helper, and for pages of releases.
    ...dataModules('virtual-release-steps', (language) =>
      listReleaseSteps(translate(facts, language)),
    ),
  },
  packageCheck(),
  outputExplorer(),
  {
    name: 'error-finder',
    // Messages of headings and tables, with what pages say of them.
    ...dataModules('virtual-error-messages', messages, () =>
      listFiles(root).map((file) => path.join(root, file)),
    ),
  },
];
