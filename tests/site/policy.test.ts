import { expect, it } from '@rstest/core';
import { createHash } from 'node:crypto';
import { getHeaders, parseHeadersFile } from '../../scripts/serve/parseHeadersFile.mjs';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, listElements } from '../support/htmlTree';
import { address } from '../support/siteAddress';
import budgets from './budgets.json';

const pages = listFiles().filter((file) => file.endsWith('.html'));
const headers = getHeaders(parseHeadersFile(readBuilt('_headers')), address.base);
const directives = new Map(
  (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

it('nothing runs that the policy does not name by hash', () => {
  const unnamed = pages.flatMap((file) =>
    listElements(readBuilt(file)).flatMap((element) => {
      const isScript = element.tagName === 'script' && !getAttribute(element, 'src');
      if (!isScript && element.tagName !== 'style') return [];
      if (/json/.test(getAttribute(element, 'type') ?? '')) return [];
      const [text] = element.childNodes;
      const code = text && 'value' in text ? text.value : '';
      const source = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
      const allowed = directives.get(isScript ? 'script-src' : 'style-src') ?? [];
      return allowed.includes(source) ? [] : [`${file}: <${element.tagName}> ${code.slice(0, 60)}`];
    }),
  );
  expect(unnamed).toEqual([]);
});

it('the policy is short and has no way round it', () => {
  const sources = [...directives.values()].flat();
  const hashes = new Set(sources.filter((source) => source.startsWith("'sha256-")));
  console.log(`${hashes.size} hashes in the Content-Security-Policy.`);
  expect(hashes.size).toBeLessThanOrEqual(budgets.site.policyHashes);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src']) {
    expect(directives.get(name)?.join(' '), name).not.toMatch(/unsafe-|\*|https?:|data:/);
  }
  expect(sources.join(' ')).not.toContain("'unsafe-eval'");
});

it('no page holds a handler in an attribute', () => {
  const handlers = pages.flatMap((file) =>
    listElements(readBuilt(file)).flatMap(({ attrs }) =>
      attrs.filter(({ name }) => /^on/.test(name)).map(({ name }) => `${file}: ${name}`),
    ),
  );
  expect(handlers).toEqual([]);
});
