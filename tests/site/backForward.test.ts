import { expect, it } from '@rstest/core';
import { parseHeadersFile } from '../../scripts/serve/hostRules.mjs';
import { listFiles, readBuilt } from '../support/builtSite';
import { getAttribute, getText, listElements } from '../support/htmlTree';

// What keeps a page out of the back/forward cache of some browser (https://web.dev/articles/bfcache).
// What a page does that comes back, tests/e2e/colorScheme.test.ts shows.

const files = listFiles();

/** What runs: inline code, each once, and script files, by where it stands. */
const code = new Map(
  files.flatMap((file): [string, string][] => {
    if (file.endsWith('.js')) return [[readBuilt(file), file]];
    if (!file.endsWith('.html')) return [];
    return listElements(readBuilt(file))
      .filter((element) => element.tagName === 'script' && !getAttribute(element, 'src'))
      .filter((element) => !/json/.test(getAttribute(element, 'type') ?? ''))
      .map((element) => [getText(element), file]);
  }),
);

it('no script waits for a page to be unloaded, or keeps a line open', () => {
  expect(code.size).toBeGreaterThan(100);
  const blockers =
    /["'`.](?:on)?(?:before)?unload\b|new (?:WebSocket|EventSource|RTCPeerConnection|WebTransport)\b|\bnavigator\.locks\b/;
  const blocking = [...code].flatMap(([text, file]) => {
    const found = blockers.exec(text);
    return found ? [`${file}: ${text.slice(found.index - 30, found.index + 30)}`] : [];
  });
  expect(blocking).toEqual([]);
});

it('no header forbids to keep a page', () => {
  const values = parseHeadersFile(readBuilt('_headers')).flatMap(({ set }) =>
    set.map(([name, value]) => `${name}: ${value}`),
  );
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter((line) => /no-store|clear-site-data/i.test(line))).toEqual([]);
});
