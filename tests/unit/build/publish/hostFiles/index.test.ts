import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@rstest/core';
import {
  formatHeadersFile,
  getHeaderRules,
  hostFiles,
  type HostFilesOptions,
} from '../../../../../build/publish/hostFiles';
import { formatNginxConfig } from '../../../../../build/publish/hostFiles/nginxConfig';
import { getStylePolicy } from '../../../../../build/render/html/pageStyles';
import { getHeaders, parseHeadersFile } from '../../../../../scripts/serve/hostRules.mjs';
import { createTestFolder } from '../../../../support/testFolder';
import {
  listRedirects,
  type RedirectInput,
} from '../../../../../build/publish/hostFiles/redirects';

describe('hostFiles', () => {
  const { root, write, read } = createTestFolder();
  beforeEach(() => {
    const head = `<html><head>${getStylePolicy()}`;
    write('out/index.html', `${head}<script>boot()</script></head><h1>Home</h1>`);
    write('out/404.html', `${head}</head>`);
    write('out/zh/index.html', `${head}</head>`);
    write('out/guide/two.html', `<html><head>${getStylePolicy('p{}')}<style>p{}</style></head>`);
  });

  function afterBuild(options: Partial<HostFilesOptions> = {}, isProd = true) {
    const plugin = hostFiles({
      origin: 'https://docs.example.org',
      base: '/',
      oldPages: {},
      ...options,
    });
    return plugin.afterBuild?.({ outDir: path.join(root, 'out') }, isProd);
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

  it('changes no page unless the policy is to be in it', () => {
    const before = read('out/index.html');
    afterBuild();
    expect(read('out/index.html')).toBe(before);
    afterBuild({ metaPolicy: true });
    for (const page of ['index.html', '404.html', 'zh/index.html', 'guide/two.html']) {
      expect(read(`out/${page}`)).toContain('<head><meta http-equiv="Content-Security-Policy"');
    }
  });

  it('refuses a file that hosts would keep for a year under an unchanging name', () => {
    write('out/static/logo.svg', '<svg/>');
    expect(() => afterBuild()).toThrow(
      '[hostFiles] files under static/ are cached for a year, so their names need a hash:\n  static/logo.svg',
    );
    expect(existsSync(path.join(root, 'out/_headers'))).toBe(false);
  });
});

describe('hostFiles', () => {
  const policy = ["default-src 'none'", "script-src 'self'"];
  const redirects = [
    { from: '/en/a b', to: '/a b' },
    { from: '/old', to: '/new#part' },
    { from: '/zh/old', to: '/zh/new#part' },
  ] as const;

  describe('the headers file', () => {
    const rules = parseHeadersFile(formatHeadersFile(getHeaderRules(policy, '/')));

    it('protects every address', () => {
      expect(getHeaders(rules, '/guide/')).toEqual({
        'content-security-policy': "default-src 'none'; script-src 'self'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
      });
    });

    it('keeps hashed files for a year, with one value that no host joins to another', () => {
      expect(getHeaders(rules, '/static/js/a.js')['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      );
      for (const path of ['/static/js/a.js', '/zh/releases/feed.xml']) {
        const names = rules
          .filter(({ pattern }) => path.startsWith(pattern.replace('*', '')))
          .flatMap(({ headers }) => headers.map(([name]) => name));
        expect(new Set(names).size).toBe(names.length);
      }
    });

    it('says that a feed is one', () => {
      expect(getHeaders(rules, '/zh/releases/feed.xml')['content-type']).toBe(
        'application/atom+xml; charset=utf-8',
      );
    });
  });

  describe('the nginx file', () => {
    const config = formatNginxConfig({
      origin: 'https://docs.example.org',
      base: '/repo/',
      rules: getHeaderRules(policy, '/repo/'),
      redirects,
      errorPages: ['zh/404.html'],
    });

    it('sends the same headers, on error pages too', () => {
      for (const { headers } of getHeaderRules(policy, '/repo/')) {
        for (const [name, value] of headers.filter(
          ([header]) => header !== 'Cache-Control' && header !== 'Content-Type',
        )) {
          expect(config).toContain(`  add_header ${name} "${value}" always;\n`);
        }
      }
      expect(config).toContain('  ~^/repo/static/ "public, max-age=31536000, immutable";\n');
    });

    it('redirects to encoded addresses and keeps the query', () => {
      expect(config).toContain(
        '  location = "/repo/en/a b" { return 301 "/repo/a%20b$is_args$args"; }\n',
      );
      expect(config).toContain(
        '  location = "/repo/old" { return 301 "/repo/new$is_args$args#part"; }\n',
      );
      expect(config).toContain('  location = "/repo/zh/old" { return 301 ');
    });

    it('puts nothing decoded into a redirect', () => {
      const targets = [...config.matchAll(/return 30[18] (\S+);/g)].map(([, target]) => target);
      expect(targets.length).toBeGreaterThan(4);
      expect(
        targets.filter((target) => /\$uri|\$docs_(index|page|folder|stem)\b/.test(target ?? '')),
      ).toEqual([]);
    });
  });
});

function list(input: Partial<RedirectInput>) {
  return listRedirects({
    routes: ['/', '/guide/start/', '/guide/two', '/zh/', '/zh/guide/two'],
    oldPages: {},
    ...input,
  }).map(({ from, to }) => `${from} ${to}`);
}

it('leads every page of the default language from its prefixed address, with and without slash', () => {
  expect(list({}).sort()).toEqual([
    '/en /',
    '/en/ /',
    '/en/guide/start /guide/start/',
    '/en/guide/start/ /guide/start/',
    '/en/guide/two /guide/two',
    '/en/guide/two/ /guide/two',
  ]);
});

it('keeps a page and a folder of one name apart', () => {
  const lines = list({ routes: ['/', '/x', '/x/'] });
  expect(lines).toContain('/en/x /x');
  expect(lines).toContain('/en/x/ /x/');
  expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(lines.length);
});

it('adds old pages, to an anchor too, in every language', () => {
  const lines = list({ oldPages: { '/old': '/guide/two#part', '/guide/start': '/guide/start/' } });
  expect(lines).toEqual(
    expect.arrayContaining([
      '/old /guide/two#part',
      '/old/ /guide/two#part',
      '/zh/old /zh/guide/two#part',
      '/zh/guide/start /zh/guide/start/',
    ]),
  );
  expect(lines).not.toContain('/guide/start /guide/start/');
});

it('keeps to what hosts read: old addresses first, then as many pages as there is room for', () => {
  const routes = Array.from({ length: 1500 }, (_, index) => `/p${index}`);
  const lines = list({ routes, oldPages: { '/old': '/p7' } });
  expect(lines).toHaveLength(2000);
  expect(lines.slice(0, 4)).toEqual(['/old /p7', '/zh/old /zh/p7', '/old/ /p7', '/zh/old/ /zh/p7']);
  expect(lines).toContain('/en/p1499 /p1499');
});
