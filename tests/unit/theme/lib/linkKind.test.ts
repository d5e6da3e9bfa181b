import { describe, expect, it } from '@rstest/core';
import { getLinkKind, type LinkKind } from '../../../../theme/lib/linkKind';

const kinds: Record<LinkKind, string[]> = {
  hash: ['#', '#install', '#%E0'],
  contact: ['mailto:a@example.org', 'MAILTO:a@example.org', 'tel:+1'],
  external: ['https://example.org', 'http://example.org', '//cdn.example.org/x', 'javascript:0'],
  internal: ['/', '/guide/', 'guide', './guide', '../guide#a', '?a=b', '/a:b', ''],
};

describe('getLinkKind', () => {
  for (const [kind, hrefs] of Object.entries(kinds)) {
    for (const href of hrefs) {
      it(`calls ${JSON.stringify(href)} ${kind}`, () => {
        expect(getLinkKind(href)).toBe(kind);
      });
    }
  }
});
