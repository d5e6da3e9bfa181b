import { describe, expect, it } from '@rstest/core';
import { trustOwnScripts } from '../../../../theme/boot/trustedTypes';

/** The rules that the browser is given, on a page of a site at `base`. */
function getRules(base: string) {
  const made: { name: string; rules: TrustedTypeRules }[] = [];
  const window = {
    location: new URL(`https://docs.example${base}guide/start`),
    trustedTypes: {
      createPolicy: (name: string, rules: TrustedTypeRules) => made.push({ name, rules }),
    },
  };
  trustOwnScripts(window as unknown as Parameters<typeof trustOwnScripts>[0], base);
  const [policy] = made;
  if (!policy || made.length > 1) throw new Error(`${made.length} policies instead of one`);
  return policy;
}

it('the policy that browsers ask where nobody names one passes scripts alone', () => {
  const { name, rules } = getRules('/');
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

describe('a script may come from', () => {
  for (const [base, url] of [
    ['/', '/static/js/index.js'],
    ['/', 'https://docs.example/static/js/worker.js'],
    ['/docs/', '/docs/static/js/async/_.js'],
  ] as const) {
    it(`${url} of a site at ${base}`, () => {
      expect(getRules(base).rules.createScriptURL?.(url)).toBe(url);
    });
  }
});

describe('no script comes from', () => {
  for (const [base, url] of [
    ['/', 'https://evil.example/static/js/index.js'],
    ['/', '//evil.example/static/js/index.js'],
    ['/', 'https://docs.example.evil.example/static/js/x.js'],
    ['/', 'https://docs.example@evil.example/static/js/x.js'],
    ['/', '/static/../sw.js'],
    ['/', '/static/%2e%2e/sw.js'],
    ['/', '/images/x.js'],
    ['/', 'data:text/javascript,1'],
    ['/', 'blob:https://docs.example/static/1'],
    ['/docs/', '/static/js/index.js'],
  ] as const) {
    it(`${url} for a site at ${base}`, () => {
      expect(getRules(base).rules.createScriptURL?.(url)).toBeUndefined();
    });
  }
});

it('asks nothing of a browser without Trusted Types', () => {
  const window = { location: new URL('https://docs.example/') };
  expect(() =>
    trustOwnScripts(window as unknown as Parameters<typeof trustOwnScripts>[0], '/'),
  ).not.toThrow();
});
