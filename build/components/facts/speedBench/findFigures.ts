interface OfPage {
  site: string;
  page?: string;
}

/**
 * What was measured of a site, on a page where each has its own.
 * @throws Error naming what is missing and the command that measures it.
 */
export function findFigures<Figures extends OfPage>(
  figures: readonly Figures[],
  site: string,
  page?: string,
): Figures {
  const found = figures.find((one) => one.site === site && (!page || one.page === page));
  if (found) return found;
  throw new Error(
    `bench/speed/results.json has nothing of “${site}”${page ? ` on the page “${page}”` : ''}. ` +
      'Run `npm run bench -- speed` and commit what it writes.',
  );
}
