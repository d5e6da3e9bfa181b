import { parseOptions } from './process/parseOptions.mjs';

const usage = `npm run bench -- repository [words]   how heavy this repository is to work in; the private words
npm run bench -- sizes           compares the last build with bench/sizes.json; --accept "<reason>" accepts it
npm run bench -- site            times a cold and two warm builds, weighs every page
npm run bench -- speed           this site next to other tools, half an hour (bench/speed/README.md)
npm run bench -- search          how well and how fast the search answers (bench/search/README.md)
npm run bench -- search-speed    how soon a search that begins at once has its first result
npm run bench -- paint           the first look of pages on a slow phone, next to bare HTML
npm run bench -- claims          how many false sentences the checks catch (bench/claims.md)
npm run bench -- package-check   the package check next to publint and attw, sixty packages
npm run bench -- agents          has agents solve tasks, and judges them (bench/agents/README.md)
npm run bench -- reports         writes the reports of bench/ from their figures`;

/** Those that read their arguments themselves. */
const hasOptions = new Set([
  'repository',
  'sizes',
  'speed',
  'search',
  'search-speed',
  'paint',
  'agents',
]);

/** `npm run bench`. @param {string[]} args */
export default async function bench([part = '', ...args]) {
  if (!hasOptions.has(part)) parseOptions(usage, { args });
  switch (part) {
    case 'repository':
      return (await import('../bench/repository.mjs')).reportRepository(args);
    case 'sizes':
      return (await import('../bench/sizes.mjs')).runSizes(args);
    case 'site':
      return (await import('../bench/site.mjs')).benchSite();
    case 'speed':
      return (await import('../bench/speed/runSpeedBench.mjs')).runSpeedBench(args);
    case 'search':
      return (await import('../bench/search/runSearchBench.mjs')).runSearchBench(
        process.cwd(),
        args,
      );
    case 'search-speed':
      return (await import('../bench/searchSpeed.mjs')).runSearchSpeed(args);
    case 'paint':
      return (await import('../bench/paint.mjs')).benchPaint(args);
    case 'claims':
      return (await import('../bench/claims.mjs')).runClaims(process.cwd());
    case 'package-check':
      return (await import('../bench/packageCheck.mjs')).benchPackageCheck();
    case 'agents':
      return (await import('../bench/agents/runAgents.mjs')).runAgents(args);
    case 'reports':
      return (await import('../bench/reports.mjs')).writeReports();
    case '':
      return console.log(usage);
    default:
      throw new Error(`bench: “${part}” is not measured.\n${usage}`);
  }
}
