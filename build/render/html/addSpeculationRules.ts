/**
 * Pages of this site, but for the list of all pages behind the search box: it is long, and whoever
 * points at that box wants to search.
 */
const rules = {
  prefetch: [
    { where: { selector_matches: "a[href^='/']:not([aria-haspopup])" }, eagerness: 'moderate' },
  ],
};

/**
 * Has browsers that know how fetch the page behind a link that is pointed at or pressed, for as long as
 * React is not there to do so (theme/layout/Root.tsx takes the rules out). Browsers that save data
 * do not follow them.
 */
export const addSpeculationRules = (html: string): string =>
  html.replace(
    '</head>',
    () => `<script type="speculationrules">${JSON.stringify(rules)}</script></head>`,
  );
