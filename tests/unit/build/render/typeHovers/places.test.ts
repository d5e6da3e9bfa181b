import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { createCodeCheck } from '../../../../../build/check/code/codeCheck';
import { findPlace, hashHeadings, listPlaces } from '../../../../../build/render/typeHovers/places';
import type { OptionFact } from '../../../../../facts/tool/toolFacts';
import { languages } from '../../../../../site/site';
import { readPage } from './readPage';

describe('places', () => {
  const toOption = (path: string): OptionFact => ({
    path,
    type: 'boolean',
    members: ['boolean'],
    isExperimental: false,
    isTopLevel: true,
  });
  const options = ['dts', 'dts.bundle', 'dts.bundle.tsconfigPath', 'dts.build', 'id'].map(toOption);
  const rsbuildOptions = [
    'splitChunks',
    'server.port',
    'dev.hmr',
    'output.charset',
    'output.manifest',
    'output.manifest.filename',
    'output.distPath',
  ].map((path) => ({ path }));
  const places = listPlaces(
    [
      readPage('# lib\n\n### id\n', 'en/config/lib.mdx'),
      readPage('# lib.dts\n\n## Use\n\n### dts.bundle\n', 'en/config/lib/dts.mdx'),
      readPage('# Core functions\n\n## rsbuild and rspack\n', 'en/api/core.mdx'),
      readPage('# Elsewhere\n\n### dts.build\n\n## rspack\n', 'en/guide/other.mdx'),
      readPage(
        '# Rsbuild options\n\n## `splitChunks`\n\n## Where `output` differs\n',
        'en/config/rsbuild.mdx',
      ),
      readPage('# dev and server\n\n## `dev.hmr`\n', 'en/config/rsbuild/dev-server.mdx'),
      readPage(
        '# output\n\n## `output.charset` and `output.manifest`\n\n## `DEBUG`\n\n## Styles vanish\n',
        'en/config/rsbuild/output.mdx',
      ),
    ],
    { options, rsbuildOptions },
  );
  const findOption = (name: string) => findPlace({ type: 'option', name }, places);

  it('leads to the heading of an option, and to its page for the option itself', () => {
    expect(findOption('dts')).toEqual({ href: '/config/lib/dts', label: 'lib.dts' });
    expect(findOption('dts.bundle')).toEqual({
      href: '/config/lib/dts#dtsbundle',
      label: 'lib.dts › dts.bundle',
    });
    expect(findOption('id')).toEqual({ href: '/config/lib#id', label: 'lib › id' });
    expect(findOption('lib')).toEqual({ href: '/config/lib', label: 'lib' });
  });

  it('leads to the nearest option above one without a heading', () => {
    expect(findOption('dts.bundle.tsconfigPath')?.href).toBe('/config/lib/dts#dtsbundle');
    expect(findOption('dts.build')?.href).toBe('/config/lib/dts');
    expect(findOption('resolve.alias')).toBeUndefined();
  });

  it('leads to the pages about what comes from Rsbuild, by the code in their headings', () => {
    expect(findOption('splitChunks')?.href).toBe('/config/rsbuild#splitchunks');
    expect(findOption('server')).toEqual({
      href: '/config/rsbuild/dev-server',
      label: 'dev and server',
    });
    expect(findOption('output.manifest.filename')).toEqual({
      href: '/config/rsbuild/output#outputcharset-and-outputmanifest',
      label: 'output › output.charset and output.manifest',
    });
    expect(findOption('output')?.href).toBe('/config/rsbuild/output');
    expect(findOption('DEBUG')).toBeUndefined();
  });
});

describe('hashHeadings', () => {
  const page = `---
title: Config
description: All of it.
---

# Lib

Text.

<Steps>

  ## format

  Text.

</Steps>

> ### target

\`\`\`bash
# a comment
\`\`\`
`;

  let root = '';
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'headings-'));
    write('en/config/lib.mdx', page);
    write('en/guide/start.mdx', page);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each([
    ['title: Config', 'title: Configuration'],
    ['# Lib', '# Lib items'],
    ['## format', '## format and dts'],
    ['### target', '### target {#goal}'],
    ['Text.\n\n</Steps>', '#### Text\n\n</Steps>'],
  ])('%s → %s is another one', (from, to) => {
    const before = hashHeadings(root);
    expect(page).toContain(from);
    write('en/config/lib.mdx', page.replace(from, to));
    expect(hashHeadings(root)).not.toBe(before);
  });

  it('headings lie on pages that are looked at', () => {
    const check = createCodeCheck({ root: 'docs', languages });
    const places = [...listPlaces(check.readPages(), check.openStore().tool).values()];
    expect(places.length).toBeGreaterThan(50);
    expect(places.filter(({ href }) => !/^(?:\/zh)?\/(?:api|config)(?:\/|#|$)/.test(href))).toEqual(
      [],
    );
  });
});
