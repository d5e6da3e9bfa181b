import { type Block, table } from '../components/nodes';
import { findFigures } from './findFigures';
import {
  showKibibytes,
  showMegabytes,
  showMilliseconds,
  showRatio,
  showSeconds,
  showShift,
  showSome,
} from './formatUnits';
import type { SpeedBench } from './SpeedBench';

const getName = (bench: SpeedBench, site: string): string => bench.sites[site]?.name ?? site;

/** What a view of that page fetches, of each site. */
export function drawTransfer(bench: SpeedBench, page: string): Block {
  return table([
    ['Site', 'Before load', 'Requests', 'JavaScript', 'All JavaScript', 'For search'],
    ...bench.transfer
      .filter((one) => one.page === page)
      .map((one) => [
        getName(bench, one.site),
        showKibibytes(one.bytes),
        `${one.requests}`,
        showKibibytes(one.scripts),
        showKibibytes(one.allScripts),
        showKibibytes(one.search),
      ]),
  ]);
}

/** The pages of this site that weigh most before load. */
export function drawLargest({ routes }: SpeedBench): Block {
  return table([
    ['Page', 'Before load'],
    ...routes.largest.map(({ route, bytes }) => [route, showKibibytes(bytes)]),
  ]);
}

/** What Lighthouse says of that page, of each site; ratios are those of this run. */
export function drawLighthouse(bench: SpeedBench, page: string): Block {
  const ours = findFigures(bench.lighthouse, 'ours', page);
  return table([
    ['Site', 'FCP', 'LCP', 'Ours against it', 'Blocked', 'Shift', 'Performance'],
    ...bench.lighthouse
      .filter((one) => one.page === page)
      .map(({ site, fcp, lcp, tbt, cls, scores }) => [
        getName(bench, site),
        showMilliseconds(fcp),
        showMilliseconds(lcp),
        showRatio(ours.lcp / lcp),
        showMilliseconds(tbt),
        showShift(cls),
        showSome(scores.performance, String),
      ]),
  ]);
}

/** All four scores of this site. */
export function drawScores(bench: SpeedBench): Block {
  return table([
    ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
    ...Object.keys(bench.files).map((page) => {
      const { scores } = findFigures(bench.lighthouse, 'ours', page);
      return [
        page,
        ...['performance', 'accessibility', 'best-practices', 'seo'].map((category) =>
          showSome(scores[category], String),
        ),
      ];
    }),
  ]);
}

/** From the first paint or a click until something works or is there, of each site. */
export function drawInteractions(bench: SpeedBench): Block {
  const plain = findFigures(bench.interactions, 'plain').cold;
  return table([
    ['Site', 'First paint', 'Theme after', 'Search after', 'Link', 'Against plain', 'After a rest'],
    ...bench.interactions.map(({ site, paint, theme, search, cold, hovered }) => [
      getName(bench, site),
      showMilliseconds(paint),
      showSome(theme, showMilliseconds),
      showSome(search, showMilliseconds),
      showMilliseconds(cold),
      showRatio(cold / plain),
      showMilliseconds(hovered),
    ]),
  ]);
}

/** The same page in larger sites. */
export function drawGrowth(bench: SpeedBench): Block {
  return table([
    ['Site', 'Pages', 'All JavaScript', 'HTML of the page', 'Build'],
    ...bench.growth.map(({ site, pages: count, scripts, html, seconds }) => [
      getName(bench, site),
      `${count}`,
      showKibibytes(scripts),
      showSome(html, showKibibytes),
      showSeconds(seconds),
    ]),
  ]);
}

/** Builds from nothing, with what ours takes of theirs. */
export function drawBuilds(bench: SpeedBench): Block {
  const ours = findFigures(bench.builds, 'ours').seconds;
  return table([
    ['Site', 'Cold build', 'Ours against it', 'Most memory'],
    ...bench.builds.map(({ site, seconds, memory }) => [
      getName(bench, site),
      showSeconds(seconds),
      showRatio(ours / seconds),
      showSome(memory, showMegabytes),
    ]),
  ]);
}

/** What a writer waits for. */
export function drawDev(bench: SpeedBench): Block {
  return table([
    ['Site', 'First start', 'Later start', 'Edit seen, median', 'Longest'],
    ...bench.dev.map(({ site, first, start, median, longest }) => [
      getName(bench, site),
      showMilliseconds(first),
      showMilliseconds(start),
      showMilliseconds(median),
      showMilliseconds(longest),
    ]),
  ]);
}
