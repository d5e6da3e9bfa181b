import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Issue } from '../../read/issues';
import { translationRules } from '../../read/rules';
import { type Check, compareIssues, ContentError, formatIssues, stopsBuild } from '../report';
import type { ContentCheckOptions } from './checkDocs';

/** Where the pages of a tree are kept that has packages. */
export const pageCache = 'node_modules/.cache/rslib-docs/contentCheck/pages.json';

/**
 * Checks what writers write. A build with issues stops; in dev they are shown in
 * the terminal and over the page.
 */
export function contentCheck(
  options: ContentCheckOptions & {
    /** In a build, checks whose issues are listed with these. */
    others?: readonly Check[];
    /** Another process does it meanwhile, and a build has nothing to find (scripts/build.mjs). */
    isCheckedSeparately?: boolean;
    /** Whether the framework's error is one of content, which this check explains better. */
    isContentError?: (message: string) => boolean;
  },
): RspressPlugin {
  const { base = process.cwd(), cacheFile, others = [], isCheckedSeparately } = options;
  const { isContentError = () => false } = options;
  const root = path.resolve(options.root);
  const stopAtErrors = (issues: readonly Issue[]): void => {
    if (issues.some(stopsBuild)) throw new ContentError(issues);
    if (issues.length > 0) print(formatIssues(issues));
  };

  return {
    name: 'docs-check',
    // The first hook after the pages are known and before the framework stumbles over them itself.
    async routeGenerated(_routes, isProduction) {
      if (!isProduction || isCheckedSeparately) return;
      const { checkDocs } = await import('./checkDocs');
      const found = await Promise.all(others.map((other) => other.checkAll()));
      stopAtErrors([...checkDocs({ ...options, root }), ...found.flat()].sort(compareIssues));
    },
    builderConfig: {
      plugins: [showInDev({ root, base, cacheFile }, isContentError)],
    },
  };
}

const print = (text: string): void => {
  process.stderr.write(`\n[check]\n${text}\n\n`);
};

/**
 * How long after a compilation the check begins, in milliseconds, unless another one has begun: it takes
 * a processor, and the browser first fetches what has changed.
 */
const pause = 1_000;

/**
 * In `rspress dev`: checks at the start and after every save, prints what changed, and shows issues
 * over the page. They are no compile errors, so that a page with an issue still updates as it is
 * written, and is seen before it is judged.
 */
function showInDev(
  workerData: ContentCheckOptions & { base: string },
  isContentError: (message: string) => boolean,
): RsbuildPlugin {
  const { root, base } = workerData;
  let issues: Issue[] = [];
  let printed = { errors: '', warnings: '' };
  let isBundlerFirst = false;
  let waiting: NodeJS.Timeout | undefined;

  function update(found: Issue[]): void {
    issues = found;
    const errors = formatIssues(issues.filter(({ severity }) => severity === 'error'));
    const warnings = formatIssues(issues.filter(({ severity }) => severity === 'warning'));
    const wasWrong = printed.errors || printed.warnings;
    if (errors && errors !== printed.errors) print(errors);
    // Also what is left once the errors are gone.
    if (warnings && (warnings !== printed.warnings || (!errors && printed.errors))) print(warnings);
    if (!errors && !warnings && wasWrong)
      print('Nothing is wrong. Code in pages is compiled by `npm run check` only.');
    printed = { errors, warnings };
  }

  return {
    name: 'docs-check-in-dev',
    apply: 'serve',
    setup(api) {
      api.modifyRspackConfig((config) => {
        config.plugins.push({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.afterCompile.tap('docs-check', (compilation) => {
              // The bundler alone would miss some changes.
              compilation.fileDependencies.add(path.join(base, 'i18n.json'));
              compilation.contextDependencies.add(root);
            });
            compiler.hooks.invalid.tap('docs-check', () => clearTimeout(waiting));
          },
        });
      });
      api.onBeforeStartDevServer(({ server }) => {
        const { hot } = server.environments.web ?? {};
        let worker: Worker | undefined;
        const start = () =>
          new Worker(path.resolve('scripts/process/checkInDev.mjs'), { workerData })
            .on('message', (found: Issue[]) => {
              update(found);
              if (!isBundlerFirst) hot?.send('errors', formatOverlay(issues, base));
            })
            .on('error', (error) => {
              print(`The check itself failed, and begins again at the next save.\n${error.stack}`);
              worker = undefined;
            });
        api.onCloseDevServer(() => void worker?.terminate());
        // A page that is opened between two saves gets what is known.
        hot?.onConnect((client) => {
          if (!isBundlerFirst && issues.length > 0)
            client.send('errors', formatOverlay(issues, base));
        });
        api.onAfterDevCompile(({ stats }) => {
          const { errors = [] } = stats.toJson({ all: false, errors: true });
          // Where the bundler failed at something that is no content, its own overlay stays.
          isBundlerFirst = errors.some(({ message }) => !isContentError(message));
          clearTimeout(waiting);
          waiting = setTimeout(() => (worker ??= start()).postMessage('check'), pause);
        });
      });
    },
  };
}

/**
 * What the dev server's overlay shows; a click on a place opens it in the editor. Warnings are for the terminal, as
 * is what a translation lacks that is not finished: other pages can be seen meanwhile.
 */
export function formatOverlay(issues: readonly Issue[], base: string) {
  const isBegun = ({ rule }: Issue) => /^translation-(?:unaccepted|missing)$/.test(rule);
  const begun = new Set(issues.filter(isBegun).map(({ file }) => file));
  const errors = issues.filter(({ severity }) => severity === 'error');
  const text = formatIssues(
    errors.filter(({ rule, file }) => !begun.has(file) || !(rule in translationRules)),
  );
  const html = escapeHtml(text).replace(
    /^(?! )(.+?:\d+(?::\d+)?)(?= {2})/gm,
    (place) =>
      `<a class="file-link" data-file="${path.join(escapeHtml(base), place)}">${place}</a>`,
  );
  return { text: text ? [text] : [], html };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
