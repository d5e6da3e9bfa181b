import { describe, expect, it } from '@rstest/core';
import { formatHeadersFile } from '../../../../../build/publish/deployFiles/formatHeadersFile';
import { formatNginxConfig } from '../../../../../build/publish/deployFiles/formatNginxConfig';
import { formatRedirectsFile } from '../../../../../build/publish/deployFiles/formatRedirectsFile';
import { getHeaderRules } from '../../../../../build/publish/deployFiles/getHeaderRules';
import {
  findRedirect,
  getHeaders,
  parseHeadersFile,
  parseRedirectsFile,
} from '../../../../../scripts/serve/hostRules.mjs';

const policy = ["default-src 'none'", "script-src 'self'"];
const redirects = [
  { from: '/en/a b', to: '/a b' },
  { from: '/old', to: '/new#part' },
] as const;

describe('the headers file', () => {
  const rules = parseHeadersFile(formatHeadersFile(getHeaderRules(policy, '/')));

  it('protects every address', () => {
    expect(Object.fromEntries(getHeaders(rules, '/guide/'))).toEqual({
      'content-security-policy': "default-src 'none'; script-src 'self'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
    });
  });

  it('keeps hashed files for a year, with one value that no host joins to another', () => {
    expect(getHeaders(rules, '/static/js/a.js').get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const names = rules.flatMap(({ set }) => set.map(([name]) => name.toLowerCase()));
    expect(new Set(names).size).toBe(names.length);
  });

  it('follows the base', () => {
    const based = parseHeadersFile(formatHeadersFile(getHeaderRules(policy, '/repo/')));
    expect(getHeaders(based, '/repo/static/a.js').size).toBe(9);
    expect(getHeaders(based, '/other/').size).toBe(0);
  });
});

describe('the redirects file', () => {
  const text = formatRedirectsFile(redirects, ['zh/404.html'], '/repo/');

  it('is read back as it was meant', () => {
    const rules = parseRedirectsFile(text);
    expect(findRedirect(rules, '/repo/en/a%20b')).toEqual({ to: '/repo/a%20b', status: 301 });
    expect(findRedirect(rules, '/repo/old')).toEqual({ to: '/repo/new#part', status: 301 });
  });

  it('names the error page of a language last, for Netlify', () => {
    expect(text.trimEnd().split('\n').at(-1)).toBe('/repo/zh/* /repo/zh/404.html 404');
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
      for (const [name, value] of headers.filter(([header]) => header !== 'Cache-Control')) {
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
  });

  it('puts nothing decoded into a redirect', () => {
    const targets = [...config.matchAll(/return 30[18] (\S+);/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(4);
    expect(
      targets.filter((target) => /\$uri|\$docs_(index|page|folder|stem)\b/.test(target ?? '')),
    ).toEqual([]);
  });

  it('has its brackets closed', () => {
    const withoutStrings = config
      .replace(/"[^"\n]*"/g, '')
      .replace(/#.*/g, '')
      .replace(/\$\{\w+\}/g, '');
    expect(withoutStrings.split('{').length).toBe(withoutStrings.split('}').length);
  });
});
