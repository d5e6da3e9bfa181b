import { expect, it } from '@rstest/core';
import { createHash } from 'node:crypto';
import { getHeaders, parseHeadersFile } from '../../scripts/serve/hostRules.mjs';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, type HtmlElement, listElements } from '../support/html';
import { address } from '../support/siteAddress';

const isPolicy = (one: HtmlElement) => /policy/i.test(getAttribute(one, 'http-equiv') ?? '');
/** The parts of each page that the policy is about, in document order; a tree of all pages takes seconds to read. */
const pages = listFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const elements = listElements(readBuilt(file));
    return {
      file,
      parts: elements.filter((one) => isPolicy(one) || /^(?:script|style)$/.test(one.tagName)),
    };
  });
const headers = getHeaders(parseHeadersFile(readBuilt('_headers')), address.base);
const directives = new Map(
  (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

const getText = ({ childNodes: [text] }: HtmlElement) =>
  text && 'value' in text ? text.value : '';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** What pages fetch, by the directive that says from where (CSP 3, "Fetch directives"). */
const kinds = ['script', 'style', 'img', 'connect', 'manifest', 'font', 'media', 'frame', 'object'];

it('no script runs that the policy does not name by hash', () => {
  const unnamed = pages.flatMap(({ file, parts }) =>
    parts.flatMap((element) => {
      if (element.tagName !== 'script' || getAttribute(element, 'src')) return [];
      if (/json/.test(getAttribute(element, 'type') ?? '')) return [];
      const code = getText(element);
      return directives.get('script-src')?.includes(hash(code))
        ? []
        : [`${file}: ${code.slice(0, 60)}`];
    }),
  );
  expect(unnamed).toEqual([]);
});

it('each page names the one style it has by hash, before it, and no other', () => {
  const open = pages.flatMap(({ file, parts }) => {
    const policies = parts.filter(isPolicy);
    const styles = parts.filter(({ tagName }) => tagName === 'style');
    const [policy, style] = [policies[0], styles[0]];
    if (!policy || !style || policies.length + styles.length > 2) return [file];
    const wanted = `style-src 'self' ${hash(getText(style))};style-src-attr 'unsafe-inline'`;
    const isNamed = getAttribute(policy, 'content') === wanted;
    return isNamed && parts.indexOf(policy) < parts.indexOf(style) ? [] : [file];
  });
  expect(open).toEqual([]);
});

it('the policy is short, covers what pages fetch, and has no way round it', () => {
  const sources = [...directives.values()].flat();
  const hashes = new Set(sources.filter((source) => source.startsWith("'sha256-")));
  console.log(`${hashes.size} hashes in the Content-Security-Policy.`);
  expect(hashes.size).toBeLessThanOrEqual(4);
  expect(kinds.filter((kind) => !directives.has(`${kind}-src`))).toEqual(['style']);
  expect(sources.join(' ')).not.toMatch(/unsafe-|\*|http:/);
  expect(directives.get('script-src')?.join(' ')).not.toMatch(/https?:|data:/);
});
