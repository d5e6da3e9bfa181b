import { getAddress } from './content/getAddress.mjs';
import { getMedian } from '../getMedian.mjs';
import { followLink, openPage, pressControl } from './usePage.mjs';

/**
 * Milliseconds, medians: the first paint, how long after it the theme button works and the search field
 * has the focus, and from a click in the sidebar to the painted heading, of a reader who has moved the
 * pointer before, without and after a rest on the link. A site without such a control has no such time.
 * @typedef {{
 *   site: string,
 *   paint: number,
 *   theme?: number,
 *   search?: number,
 *   cold: number,
 *   hovered: number,
 * }} InteractionTimes
 */

/**
 * Asks each site in turn, so often.
 * @param {import('./openSites.mjs').OpenSite[]} sites
 * @param {{
 *   root: string,
 *   browser: import('@playwright/test').Browser,
 *   runs: number,
 *   from: string,
 *   to: string,
 * }} options `from` and `to` are files of pages whose sidebar is the same
 * @returns {Promise<InteractionTimes[]>}
 */
export async function timeInteractions(sites, { root, browser, runs, from, to }) {
  /** @type {Map<string, { paint: number, theme?: number, search?: number, cold: number, hovered: number }[]>} */
  const times = new Map(sites.map(({ id }) => [id, []]));
  for (let run = 1; run <= runs; run++) {
    for (const site of sites) {
      console.log(`Using ${site.name}, ${run} of ${runs} …`);
      const open = (/** @type {import('./usePage.mjs').Task} */ task) =>
        openPage(browser, { root, site, from, task });
      const theme = site.theme ? await pressControl(open, 'theme', site.theme) : undefined;
      const search = site.search ? await pressControl(open, 'search', site.search) : undefined;
      const href = getAddress(`/${to}`, site.form);
      const cold = await followLink(open, href, { isHovered: false });
      const hovered = await followLink(open, href, { isHovered: true });
      times.get(site.id)?.push({
        paint: cold.paint,
        theme: theme?.worksAfter,
        search: search?.worksAfter,
        cold: cold.time,
        hovered: hovered.time,
      });
    }
  }
  return [...times].map(([site, all]) => {
    const pick = (/** @type {'paint' | 'theme' | 'search' | 'cold' | 'hovered'} */ name) =>
      getMedian(all.map((one) => one[name]).filter((value) => value !== undefined));
    const { theme, search } = all[0] ?? {};
    return {
      site,
      paint: pick('paint'),
      ...(theme !== undefined && { theme: pick('theme') }),
      ...(search !== undefined && { search: pick('search') }),
      cold: pick('cold'),
      hovered: pick('hovered'),
    };
  });
}
