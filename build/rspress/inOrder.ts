import { mergeRsbuildConfig } from '@rsbuild/core';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { finishOutput, type OutputFiles } from './outputFiles';

/**
 * A step of the build: hooks of Rspress that are called in the order of a list.
 * https://v2.rspress.rs/plugin/system/plugin-api
 */
export type Step = Pick<RspressPlugin, 'name' | (typeof settings)[number] | Hook> & {
  /** Gets all pages when they have been read; what build/rspress/pages.ts sets goes to later steps. */
  pagesRead?: (pages: PageIndexInfo[], isProd: boolean) => void | Promise<void>;
  /** Changes pages, or adds files, while all are in memory. */
  finishFiles?: (files: OutputFiles) => void | Promise<void>;
};

/** The keys of Rspress' plugins that a step may have: settings, and hooks that run in the order of the steps. */
const settings = ['builderConfig', 'markdown', 'config', 'addPages', 'addRuntimeModules'] as const;
const hooks = [
  'beforeBuild',
  'afterBuild',
  'routeGenerated',
  'routeServiceGenerated',
  'extendPageData',
] as const;

type Hook = (typeof hooks)[number];

/**
 * One plugin of many steps. Rspress (2.0.22, PluginDriver) starts each hook of all plugins at once;
 * here a hook of a step begins when those of the steps before it have ended, in every hook. An error
 * names its step and, where there is one, its page.
 */
export function inOrder(name: string, steps: readonly Step[]): RspressPlugin {
  for (const step of steps) {
    const used = ['name', 'pagesRead', 'finishFiles', ...settings, ...hooks];
    const unused = Object.keys(step).find((key) => !used.includes(key));
    if (unused) throw new Error(`Step ${step.name}: inOrder.ts does nothing with “${unused}”.`);
  }
  const runAll =
    (hook: Hook | 'pagesRead' | 'finishFiles') =>
    async (subject: unknown, isProd = true): Promise<void> => {
      for (const step of steps) {
        const run = step[hook] as ((subject: unknown, isProd: boolean) => unknown) | undefined;
        try {
          await run?.(subject, isProd);
        } catch (cause) {
          throw nameStep(step.name, subject, cause);
        }
      }
    };
  const collect = <T>(pick: (step: Step) => readonly T[] | undefined): T[] =>
    steps.flatMap((step) => pick(step) ?? []);
  const readPages = runAll('pagesRead');
  const finishFiles = runAll('finishFiles');
  const finishBuild = runAll('afterBuild');
  let hasFinished = false;
  let hasReadPages = !steps.some(({ pagesRead }) => pagesRead);
  return {
    name,
    builderConfig: mergeRsbuildConfig(...steps.map(({ builderConfig }) => builderConfig), {
      plugins: [
        finishOutput(async (files) => {
          hasFinished = true;
          if (hasReadPages) return finishFiles(files);
          throw new Error(
            'Rspress has not called `modifySearchIndexData`: search and .md files would have the ' +
              'source of pages. See what this version calls, and change build/rspress/inOrder.ts.',
          );
        }),
      ],
    }),
    markdown: {
      remarkPlugins: collect(({ markdown }) => markdown?.remarkPlugins),
      rehypePlugins: collect(({ markdown }) => markdown?.rehypePlugins),
    },
    async config(given, tools, isProd) {
      let config = given;
      for (const step of steps) config = (await step.config?.(config, tools, isProd)) ?? config;
      return config;
    },
    async addPages(config, isProd) {
      const pages = [];
      for (const step of steps) pages.push(...((await step.addPages?.(config, isProd)) ?? []));
      return pages;
    },
    async addRuntimeModules(config, isProd) {
      const modules = [];
      for (const step of steps) modules.push(await step.addRuntimeModules?.(config, isProd));
      return Object.assign({}, ...modules) as Record<string, string>;
    },
    beforeBuild: runAll('beforeBuild'),
    routeGenerated: runAll('routeGenerated'),
    routeServiceGenerated: runAll('routeServiceGenerated'),
    // Marked `@private` in the types of 2.0.22, like what pages.ts describes.
    async modifySearchIndexData(pages, isProd) {
      hasReadPages = true;
      await readPages(pages, isProd);
    },
    extendPageData: runAll('extendPageData'),
    // In dev, Rspress calls it after each compile, where nothing has been written.
    async afterBuild(config, isProd) {
      if (!isProd) return;
      // A build with errors does not come here.
      if (hasFinished) return finishBuild(config);
      const where = 'see when this version emits them, and change build/rspress/outputFiles.ts.';
      throw new Error(
        `Rspress has emitted pages too late for the steps that finish them: ${where}`,
      );
    },
  };
}

/** Issues of the content name their place themselves. */
function nameStep(step: string, subject: unknown, cause: unknown): Error {
  if (cause instanceof Error && cause.name === 'ContentError') return cause;
  const { routePath = '' } = subject as { routePath?: string };
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Step ${step}${routePath && `, page ${routePath}`}: ${reason}`, { cause });
}
