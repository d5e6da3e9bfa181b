import { describe, expect, it } from '@rstest/core';
import { findRedirect, parseRedirectsFile } from '../../../../scripts/serve/parseRedirectsFile.mjs';

describe('the redirects file', () => {
  const rules = parseRedirectsFile(`
# comment
/old   /new   301
/found /new
/blog/:year/:slug /news/:slug-:year 308
/en/*  /:splat 301
/docs/* https://docs.example/:splat 302
/zh/*  /zh/404.html 404
`);

  it('sends a path where the first rule says', () => {
    expect(findRedirect(rules, '/old')).toEqual({ to: '/new', status: 301 });
    expect(findRedirect(rules, '/found')).toEqual({ to: '/new', status: 302 });
    expect(findRedirect(rules, '/new')).toBeUndefined();
  });

  it('fills placeholders and the splat', () => {
    expect(findRedirect(rules, '/blog/2026/hello')).toEqual({
      to: '/news/hello-2026',
      status: 308,
    });
    expect(findRedirect(rules, '/en/guide/two')).toEqual({ to: '/guide/two', status: 301 });
    expect(findRedirect(rules, '/docs/a/b')?.to).toBe('https://docs.example/a/b');
  });

  it('keeps a splat that begins with slashes on this origin', () => {
    expect(findRedirect(rules, '/en//evil.example/x')?.to).toBe('/evil.example/x');
    expect(findRedirect(rules, '/en/\\evil.example/x')?.to).toBe('/evil.example/x');
  });

  it('leaves lines with 404 to the hosts that need them', () => {
    expect(findRedirect(rules, '/zh/nope')).toBeUndefined();
  });

  it('lists every fault with its line', () => {
    expect(() => parseRedirectsFile('/a\nb /c 301\n/a /b 299\n/a /b 301 extra')).toThrow(
      [
        '_redirects:1: "/a" is not "/from /to 301".',
        '_redirects:2: "b /c 301" is not "/from /to 301".',
        '_redirects:3: "/a /b 299" is not "/from /to 301".',
        '_redirects:4: "/a /b 301 extra" is not "/from /to 301".',
      ].join('\n'),
    );
  });
});
