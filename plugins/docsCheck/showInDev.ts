import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { Fault } from './Fault';
import { formatFaults } from './formatFaults';
import { formatOverlay } from './formatOverlay';

export interface ShowInDevOptions {
  check: () => Fault[];
  /** Files and folders whose change calls for another check; the bundler alone would miss some. */
  watched: { files: string[]; folders: string[] };
  /** The folder that the paths of faults start from. */
  base: string;
  print: (text: string) => void;
}

/**
 * In `rspress dev`: checks at the start and after every save, prints what changed, and shows faults
 * over the page. They are no compile errors, so that a page with a fault still updates as it is
 * written.
 */
export function showInDev({ check, watched, base, print }: ShowInDevOptions): RsbuildPlugin {
  let faults: Fault[] = [];
  let printed = '';
  let hasOwnErrors = false;

  function update(): void {
    faults = check();
    const report = formatFaults(faults);
    if (report === printed) return;
    print(report || 'The content has no faults.');
    printed = report;
  }

  function getMessage(): { text: string[]; html: string } {
    // Warnings are for the terminal: nothing on the page is wrong yet.
    const shown = faults.filter(({ severity }) => severity === 'error');
    return {
      text: shown.length > 0 ? [formatFaults(shown)] : [],
      html: formatOverlay(shown, base),
    };
  }

  return {
    name: 'docs-check-in-dev',
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.afterCompile.tap('docs-check', (compilation) => {
              compilation.fileDependencies.addAll(watched.files);
              compilation.contextDependencies.addAll(watched.folders);
            });
          },
        });
      });
      api.onBeforeStartDevServer(({ server }) => {
        const { hot } = server.environments.web ?? {};
        // Whoever opens a page between two saves gets what is known.
        hot?.onConnect((client) => {
          if (!hasOwnErrors && faults.length > 0) client.send('errors', getMessage());
        });
        api.onAfterDevCompile(({ stats }) => {
          update();
          // What the bundler cannot build comes first, unless it is the same fault seen from there.
          hasOwnErrors = stats.hasErrors() && !faults.some(({ rule }) => rule === 'mdx-syntax');
          if (!hasOwnErrors) hot?.send('errors', getMessage());
        });
      });
    },
  };
}
