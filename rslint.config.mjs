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
import { findWrongImport } from './scripts/lint/findWrongImport.mjs';

export default defineConfig([
  globalIgnores([
    'doc_build/**',
    '.doc_build*/**',
    'deploy/**',
    'tests/fixtures/**',
    'cases/**',
    'facts/results/**',
    'bench/agents/tasks/*/{start,solution}/**',
    'explorer/{libraries,results}/**',
  ]),
  { ...js.configs.recommended, files: ['**/*.{mjs,ts,tsx}', '*.config.js'] },
  ts.configs.recommended,
  reactPlugin.configs.recommended,
  reactHooksPlugin.configs.recommended,
  jsxA11yPlugin.configs.recommended,
  importPlugin.configs.recommended,
  {
    files: ['**/*.{mjs,ts,tsx}', '*.config.js'],
    plugins: { repository: { rules: { 'import-direction': { create: checkImportDirection } } } },
    rules: { 'repository/import-direction': 'error' },
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
    rules: { 'jest/no-focused-tests': 'error', 'jest/valid-expect': ['error', { maxArgs: 2 }] },
  },
]);

/** Reports an import of a folder that the importing file must not know. */
function checkImportDirection(context) {
  const file = path.relative(import.meta.dirname, context.filename);
  const check = ({ source }) => {
    if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
    const message = findWrongImport(file, path.join(path.dirname(file), source.value));
    if (message) context.report({ node: source, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}
