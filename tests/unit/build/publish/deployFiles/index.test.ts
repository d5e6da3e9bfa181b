import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { deployFiles, type DeployFilesOptions } from '../../../../../build/publish/deployFiles';
import { getStylePolicy } from '../../../../../build/render/html/getStylePolicy';

describe('deployFiles', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    write(
      'index.html',
      `<html><head>${getStylePolicy()}<script>boot()</script></head><h1>Home</h1>`,
    );
    write('404.html', `<html><head>${getStylePolicy()}</head>`);
    write('zh/index.html', `<html><head>${getStylePolicy()}</head>`);
    write('guide/two.html', `<html><head>${getStylePolicy('p{}')}<style>p{}</style></head>`);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(file: string, content: string) {
    mkdirSync(path.dirname(path.join(root, 'out', file)), { recursive: true });
    writeFileSync(path.join(root, 'out', file), content);
  }
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  function afterBuild(options: Partial<DeployFilesOptions> = {}, isProd = true) {
    const plugin = deployFiles({
      origin: 'https://docs.example.org',
      base: '/',
      redirects: [],
      ...options,
    });
    const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
    return plugin.afterBuild?.({ lang: 'en', locales, outDir: path.join(root, 'out') }, isProd);
  }

  it('writes what hosts read, from what was built', () => {
    afterBuild();
    expect(read('out/_headers')).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}='; img-src 'self' data:; /,
    );
    expect(read('out/_redirects').split('\n')).toContain('/en/guide/two /guide/two 301');
    expect(read('out/_redirects')).not.toContain('/en/zh');
    expect(read('out/.nojekyll')).toBe('');
    expect(read('deploy/nginx.conf')).toContain('server_name docs.example.org;');
  });

  it('follows the base, however it is written', () => {
    afterBuild({ base: 'repo' });
    expect(read('out/_headers')).toContain('\n/repo/static/*\n');
    expect(read('out/_redirects')).toContain('\n/repo/en/guide/two /repo/guide/two 301\n');
  });

  it('changes no page unless the policy is to stand in it', () => {
    const before = read('out/index.html');
    afterBuild();
    expect(read('out/index.html')).toBe(before);
    afterBuild({ metaPolicy: true });
    for (const page of ['index.html', '404.html', 'zh/index.html', 'guide/two.html']) {
      expect(read(`out/${page}`)).toContain('<head><meta http-equiv="Content-Security-Policy"');
    }
  });

  it('refuses a file that hosts would keep for a year under an unchanging name', () => {
    write('static/logo.svg', '<svg/>');
    expect(() => afterBuild()).toThrow(
      '[deployFiles] files under static/ are cached for a year, so their names need a hash:\n  static/logo.svg',
    );
    expect(existsSync(path.join(root, 'out/_headers'))).toBe(false);
  });

  it('does nothing while a writer is at work', () => {
    afterBuild({}, false);
    expect(existsSync(path.join(root, 'out/_headers'))).toBe(false);
  });
});
