import { findFigures } from './findFigures';
import { showMegabytes, showMilliseconds, showRatio } from './formatUnits';
import type { SpeedBench } from './SpeedBench';
import type { Target } from './Target';

const getOurBuild = ({ builds }: SpeedBench): number => findFigures(builds, 'ours').seconds;

/** What builds and the development server are held to. */
export const buildTargets: readonly Target[] = [
  {
    id: 'build-rspress',
    name: 'cold build, against Rspress as it comes',
    limit: 1.3,
    get: (bench) => getOurBuild(bench) / findFigures(bench.builds, 'rspress').seconds,
    show: showRatio,
  },
  {
    id: 'build-peers',
    name: 'cold build, against the fastest of the other tools',
    limit: 1,
    get: (bench) =>
      getOurBuild(bench) /
      Math.min(
        ...bench.builds
          .filter(({ site }) => !['ours', 'plain'].includes(site))
          .map(({ seconds }) => seconds),
      ),
    show: showRatio,
  },
  {
    id: 'build-memory',
    name: 'memory of a build',
    limit: 1_500_000_000,
    get: ({ builds }) => findFigures(builds, 'ours').memory ?? Number.POSITIVE_INFINITY,
    show: showMegabytes,
  },
  {
    id: 'dev-first',
    name: 'first start of the development server, against Rspress as it comes',
    limit: 1,
    get: ({ dev }) => findFigures(dev, 'ours').first / findFigures(dev, 'rspress').first,
    show: showRatio,
  },
  {
    id: 'dev-start',
    name: 'later start of the development server, against Rspress as it comes',
    limit: 1,
    get: ({ dev }) => findFigures(dev, 'ours').start / findFigures(dev, 'rspress').start,
    show: showRatio,
  },
  {
    id: 'dev-edit',
    name: 'from saving a page to seeing it',
    limit: 400,
    get: ({ dev }) => findFigures(dev, 'ours').median,
    show: showMilliseconds,
  },
  {
    id: 'dev-edit-rspress',
    name: 'from saving a page to seeing it, against Rspress as it comes',
    limit: 1,
    get: ({ dev }) => findFigures(dev, 'ours').median / findFigures(dev, 'rspress').median,
    show: showRatio,
  },
];
