import { expect, it } from '@rstest/core';
import { listFiles, readBuilt } from '../support/builtSite';
import { crawlSite } from '../support/crawlSite';

const pages = listFiles().filter((file) => file.endsWith('.html'));

it('every link, image, script and anchor of every page leads somewhere', () => {
  const { issues, ...counts } = crawlSite();
  console.log(
    `Crawled ${counts.pages} pages: ${counts.internal} internal references, ` +
      `${counts.anchors} of them to an anchor, ${counts.external} external; ${issues.length} dead.`,
  );
  expect(issues).toEqual([]);
  expect(counts.internal).toBeGreaterThan(counts.pages);
  expect(counts.anchors).toBeGreaterThan(0);
});

it('a link that opens a new tab gives that page no hold on this one', () => {
  const unsafe = pages.flatMap((file) =>
    (readBuilt(file).match(/<[^>]*\starget=["']?_blank[^>]*>/g) ?? [])
      .filter((tag) => !/\srel=(?:"[^"]*\bnoopener\b|'[^']*\bnoopener\b|noopener\b)/.test(tag))
      .map((tag) => `${file} → ${tag}`),
  );
  expect(unsafe).toEqual([]);
});
