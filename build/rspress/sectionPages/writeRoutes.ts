import type { Section } from './groupSections';

/** Module that stands for the framework's list of routes, in the entry. */
const routesModule = 'virtual-routes';

/** A page's script, before its name is known: what stands between is names of the bundler. */
export const scriptsMark = '@@page-scripts:';

const loaderLine =
  /^const loadRoute\d+ = \(\) => (import\(\/\* webpackChunkName: "([^"]+)" \*\/ .+\))$/gm;

/** How the framework loads each page, and the bundler's name for its script, in the order of the routes. */
export interface Loader {
  code: string;
  chunk: string;
}

/**
 * Reads the loaders from the module in which the framework lists its routes.
 * @throws Error where there is not one for each route: the module is written otherwise than it was.
 */
export function readLoaders(code: string, count: number): Loader[] {
  const loaders = [...code.matchAll(loaderLine)].map(([, text = '', chunk = '']) => ({
    code: text,
    chunk,
  }));
  if (loaders.length !== count || !code.includes('export const routes = [')) {
    throw new Error(
      `[sectionPages] The framework’s list of routes has ${loaders.length} loaders for ${count} pages: ` +
        'it is written otherwise than it was. Adapt build/rspress/sectionPages/writeRoutes.ts, or leave the ' +
        'plugin out of rspress.config.ts.',
    );
  }
  return loaders;
}

/** The list of routes for the entry: addresses only, and how each section is loaded. */
export function writeRoutes(sections: readonly Section[], module: string): string {
  const entries = sections.map(({ name, lang, version, prefix, routes }) => {
    const paths = routes.map(({ routePath }) => routePath.slice(prefix.length)).join('\n');
    const values = JSON.stringify({ prefix, paths, lang, version }).slice(1, -1);
    const request = JSON.stringify(`${routesModule}?section=${name}`);
    return `{ ${values}, load: () => import(/* webpackChunkName: "${name}" */ ${request}) }`;
  });
  return [
    `import { createRoutes } from ${JSON.stringify(module)};`,
    `export const routes = createRoutes([${entries.join(',\n')}]);`,
  ].join('\n');
}

/** What is fetched with the first page of a section: how to load its pages, and what is known of them. */
export function writeSection({ name, routes }: Section, loaders: readonly Loader[]): string {
  const files = routes.map(({ relativePath }) => relativePath);
  const chunks = loaders.map(({ chunk }) => chunk).join(',');
  return [
    `import { pageData } from 'virtual-page-data?section=${name}';`,
    `import site from 'virtual-site-data?section=${name}';`,
    'export const pages = pageData.pages;',
    'export const sidebars = site;',
    `export const files = ${JSON.stringify(files)};`,
    `export const scripts = ${JSON.stringify(`${scriptsMark}${chunks}`)};`,
    `export const loaders = [${loaders.map(({ code }) => `() => ${code}`).join(',\n')}];`,
  ].join('\n');
}
