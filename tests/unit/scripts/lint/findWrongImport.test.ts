import { expect, it } from '@rstest/core';
import { findWrongImport } from '../../../../scripts/lint/findWrongImport.mjs';

it.each([
  ['site/site.ts', 'build/read/page'],
  ['converter/values.ts', 'site/site'],
  ['facts/cases/paths.ts', 'theme/lib/time'],
  ['build/read/page.ts', 'theme/lib/time'],
  ['theme/lib/time.ts', 'facts/cases/paths'],
  ['theme/search/Search.tsx', 'scripts/run.mjs'],
  ['build/read/page.ts', 'build/check/index'],
  ['build/read/page.ts', 'build'],
  ['build/check/index.ts', 'build/rspress/inOrder'],
  ['theme/lib/time.ts', 'theme/boot/loadReact'],
  ['theme/lib/time.ts', 'theme/ui/Link'],
  ['theme/ui/Link.tsx', 'theme/search/Search'],
  ['theme/search/Search.tsx', 'theme/sidebar/Sidebar'],
  ['theme/search/Search.tsx', 'theme/boot/loadReact'],
  ['theme/layout/Root.tsx', 'theme/boot/loadReact'],
  ['theme/boot/loadReact.ts', 'theme/layout/Root'],
  ['theme/styles/a.ts', 'theme/mdx/Table.module.css'],
])('refuses in %s to import %s', (file, imported) => {
  expect(findWrongImport(file, imported)).toContain(`, not ${imported}. `);
});

it.each([
  ['build/index.ts', 'build/render'],
  ['build/publish/llms/index.ts', 'build/render/pageMarkdown'],
  ['build/components/factStore.ts', 'i18n.json'],
  ['theme/search/Search.tsx', 'search/words'],
  ['theme/search/Search.tsx', 'theme/ui/Link'],
  ['theme/boot/headScript.ts', 'theme/sidebar/sidebarScript'],
  ['theme/layout/Layout.tsx', 'theme/search/Search'],
  ['theme/index.tsx', 'theme/styles/index.css'],
  ['theme/globals.d.ts', 'converter/Note'],
  ['tests/unit/typecheck.test.ts', 'scripts/run.mjs'],
])('lets %s import %s', (file, imported) => {
  expect(findWrongImport(file, imported)).toBeUndefined();
});
