/** Addresses that belong together, named as in “every page of …”. */
interface RequiredPart {
  part: string;
  routes: readonly string[];
}

const below = (folder: string, pages: readonly string[]): string[] =>
  pages.map((page) => `${folder}${page}`);

/** Addresses that have to be there, whatever the site is made of. */
export const requiredParts: readonly RequiredPart[] = [
  { part: 'home in both languages', routes: ['/', '/zh/'] },
  { part: 'the JavaScript API', routes: below('/api/javascript-api/', ['core', 'types']) },
  { part: 'the overview of the configuration', routes: ['/config/'] },
  {
    part: 'the options of a library',
    routes: below('/config/lib', [
      ...['', '/format', '/bundle', '/auto-extension', '/auto-external', '/redirect', '/syntax'],
      ...['/external-helpers', '/banner', '/footer', '/dts', '/shims', '/umd-name'],
    ]),
  },
  {
    part: 'the options of Rsbuild',
    routes: below('/config/rsbuild', ['', '/plugins', '/source', '/output', '/tools']),
  },
  { part: 'the frameworks', routes: below('/framework/', ['typescript', 'vue']) },
  {
    part: 'the start of the guide',
    routes: below('/guide/start/', ['', 'quick-start', 'features', 'glossary', 'npm-packages']),
  },
  {
    part: 'the formats',
    routes: below('/guide/start/components/', ['CJS', 'ESM', 'MF', 'UMD']),
  },
  {
    part: 'the solutions',
    routes: below('/guide/solution/', ['', 'nodejs', 'react', 'preact']),
  },
  {
    part: 'the basics of the guide',
    routes: below('/guide/basic/', [
      ...['cli', 'configure-rslib', 'typescript', 'output-format', 'output-structure'],
      'upgrade-rslib',
    ]),
  },
  {
    part: 'the advanced guide',
    routes: below('/guide/advanced/', [
      ...['third-party-deps', 'output-compatibility', 'dts', 'css', 'assets'],
      ...['module-federation', 'storybook', 'module-doc', 'monorepo'],
    ]),
  },
  { part: 'the questions', routes: below('/guide/faq/', ['exceptions', 'features', 'general']) },
  {
    part: 'the migrations',
    routes: below('/guide/migration/', ['modernjs-module', 'esbuild', 'rollup', 'tsup']),
  },
  { part: 'the error pages', routes: ['/404'] },
];
