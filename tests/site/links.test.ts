import { expect, it } from '@rstest/core';
import { listFiles, readBuilt } from '../support/builtSite';
import { crawlSite } from '../support/crawlSite';
import { getAttribute, listElements } from '../support/htmlTree';

const pages = listFiles().filter((file) => file.endsWith('.html'));

it('every link, image, script and anchor of every page leads somewhere', () => {
  const { faults, ...counts } = crawlSite();
  console.log(
    `Crawled ${counts.pages} pages: ${counts.internal} internal references, ` +
      `${counts.anchors} of them to an anchor, ${counts.external} external; ${faults.length} dead.`,
  );
  expect(faults).toEqual([]);
  expect(counts.internal).toBeGreaterThan(counts.pages);
  expect(counts.anchors).toBeGreaterThan(0);
});

it('a link that opens a new tab gives that page no hold on this one', () => {
  const unsafe = pages.flatMap((file) =>
    listElements(readBuilt(file))
      .filter((element) => getAttribute(element, 'target') === '_blank')
      .filter((element) => !/\bnoopener\b/.test(getAttribute(element, 'rel') ?? ''))
      .map((element) => `${file} → ${getAttribute(element, 'href')}`),
  );
  expect(unsafe).toEqual([]);
});
