import { readdirSync } from 'node:fs';
import path from 'node:path';
import {
  defineConfig,
  globalIgnores,
  importPlugin,
  jestPlugin,
  js,
  jsxA11yPlugin,
  reactHooksPlugin,
  reactPlugin,
  ts,
} from '@rslint/core';

/** Folders of theme/ that are not a feature: every feature may import them. */
const shared = ['lib', 'ui', 'styles', 'boot'];
const features = readdirSync('theme', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && ![...shared, 'layout'].includes(entry.name))
  .map((entry) => entry.name);

const zone = (target, from, message) => ({ target, from, message });

// site ← facts ← build ← rspress.config.ts
// site ← theme/lib ← theme/ui ← theme/<feature> ← theme/layout ← theme/index.tsx
/**
 * Folders of build/ and what each may import of the others; build/index.ts puts them together.
 * @type {Record<string, readonly string[]>}
 */
const buildImports = {
  rspress: [],
  read: [],
  components: ['read'],
  check: ['read', 'components'],
  render: ['read', 'components', 'rspress'],
  publish: ['read', 'components', 'render', 'rspress'],
};

const zones = [
  ...['site', 'converter'].flatMap((folder) =>
    ['site', 'converter', 'facts', 'build', 'theme', 'scripts', 'tests']
      .filter((other) => other !== folder)
      .map((other) => zone(folder, other, `${folder}/ imports nothing of ours.`)),
  ),
  zone('build', 'theme', 'Build code and browser code share only site/ and converter/.'),
  zone('theme', 'build', 'Build code and browser code share only site/ and converter/.'),
  zone('facts', 'build', 'facts/ asks the tool; build/ hands out what it found.'),
  ...Object.entries(buildImports).flatMap(([folder, allowed]) =>
    [...Object.keys(buildImports), 'index']
      .filter((other) => other !== folder && !allowed.includes(other))
      .map((other) =>
        zone(
          `build/${folder}`,
          `build/${other}`,
          `build/${folder} may import ${allowed.map((name) => `build/${name}`).join(', ') || 'nothing of build/'}, not build/${other}: move what both need into build/read or build/components, or pass it in from build/index.ts.`,
        ),
      ),
  ),
  ...['build', 'theme', 'site', 'facts'].map((folder) =>
    zone(folder, 'scripts', 'scripts/ are run, never imported.'),
  ),
  ...['ui', ...features, 'layout'].map((folder) =>
    zone('theme/lib', `theme/${folder}`, 'theme/lib knows no components.'),
  ),
  ...[...features, 'layout'].map((folder) =>
    zone('theme/ui', `theme/${folder}`, 'theme/ui knows nothing of the features.'),
  ),
  ...features.flatMap((feature) =>
    [...features.filter((other) => other !== feature), 'layout'].map((other) =>
      zone(
        `theme/${feature}`,
        `theme/${other}`,
        'Features do not import each other: compose them in theme/layout/ and pass parts as props.',
      ),
    ),
  ),
];

export default defineConfig([
  globalIgnores([
    'doc_build/**',
    '.doc_build*/**',
    'deploy/**',
    'tests/fixtures/**',
    'cases/**',
    'facts/results/**',
  ]),
  { ...js.configs.recommended, files: ['**/*.{mjs,ts,tsx}', '*.config.js'] },
  ts.configs.recommended,
  reactPlugin.configs.recommended,
  reactHooksPlugin.configs.recommended,
  jsxA11yPlugin.configs.recommended,
  importPlugin.configs.recommended,
  {
    files: ['**/*.{mjs,ts,tsx}', '*.config.js'],
    plugins: { house: { rules: { 'import-direction': { create: checkImportDirection } } } },
    rules: { 'house/import-direction': 'error' },
  },
  {
    files: ['**/*.{mjs,ts,tsx}', '*.config.js'],
    rules: {
      'import/no-cycle': 'error',
      'no-console': 'error',
      // TypeScript checks imports, and knows `export =`.
      'import/default': 'off',
      // rslint 0.6.5 reports a callback's own parameters and state setters as missing; turn it on when
      // https://github.com/web-infra-dev/rslint follows the ESLint rule there.
      'react-hooks/exhaustive-deps': 'off',
      // The new JSX transform needs no React in scope.
      'react/react-in-jsx-scope': 'off',
      // TypeScript checks props.
      'react/prop-types': 'off',
      // TypeScript checks names, and knows the globals of each half.
      'no-undef': 'off',
    },
  },
  {
    // What these print is their purpose.
    files: ['scripts/**', 'bench/**', 'tests/**', 'facts/runFacts.ts', '*.config.*'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['theme/**/*.tsx'],
    rules: {
      // A region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  {
    files: ['tests/unit/**/*.test.{ts,tsx}'],
    plugins: jestPlugin.configs.recommended.plugins,
    settings: { jest: { globalPackage: '@rstest/core' } },
    // The recommended set takes `test.each` and `it.runIf`, called twice, for tests without titles.
    rules: {
      'jest/no-focused-tests': 'error',
      'jest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
]);

/** Reports an import from a folder into one that it must not know (see `zones`). */
function checkImportDirection(context) {
  const file = path.relative(import.meta.dirname, context.filename);
  const inside = (name, folder) => name === folder || name.startsWith(`${folder}/`);
  const own = zones.filter(({ target }) => inside(file, target));
  const check = ({ source }) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const imported = path.join(path.dirname(file), source.value);
    const broken = own.find(({ from }) => inside(imported, from) || `${imported}/index` === from);
    if (broken) context.report({ node: source, message: broken.message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}
