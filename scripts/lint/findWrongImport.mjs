/**
 * What each folder may import of its neighbours: in the repository (''), in build/ and in theme/, where every
 * other folder is a `feature`. What isn't named, such as build/index.ts, may import everything.
 */
export const allowed = /** @type {Record<string, Record<string, readonly string[]>>} */ ({
  '': {
    site: ['i18n.json'],
    converter: ['packageCheck'],
    errorFinder: ['site'],
    packageCheck: ['site'],
    search: ['site'],
    explorer: ['converter', 'packageCheck'],
    facts: ['site', 'explorer', 'packageCheck'],
    build: ['site', 'converter', 'errorFinder', 'packageCheck', 'explorer', 'facts', 'i18n.json'],
    theme: ['site', 'converter', 'errorFinder', 'packageCheck', 'explorer', 'search'],
  },
  build: {
    rspress: [],
    read: [],
    components: ['read'],
    check: ['read', 'components'],
    render: ['read', 'components', 'rspress'],
    publish: ['read', 'components', 'render', 'rspress'],
  },
  theme: {
    lib: [],
    styles: [],
    ui: ['lib'],
    feature: ['lib', 'ui'],
    boot: ['lib', 'ui', 'feature'],
    layout: ['lib', 'ui', 'feature'],
  },
});

const advice = /** @type {Record<string, string>} */ ({
  '': 'What build/ and theme/ share goes into site/.',
  build: 'Move it into build/read or build/components, or pass it in from build/index.ts.',
  theme: 'Move it into theme/lib or theme/ui, or pass it as a prop from theme/layout.',
});

/**
 * Why one of our files may not import another; both are paths from the root.
 * @param {string} file
 * @param {string} imported
 */
export function findWrongImport(file, imported) {
  const [top = '', part = ''] = file.split('/');
  const [otherTop = '', otherPart = ''] = imported.split('/');
  const [parent, from, to] = top === otherTop ? [top, part, otherPart] : ['', top, otherTop];
  const neighbors = allowed[parent] ?? {};
  const targets = neighbors[from] ?? (from.includes('.') ? undefined : neighbors.feature);
  if (from === to || !targets) return undefined;
  if (targets.includes(to in neighbors || parent !== 'theme' ? to : 'feature')) return undefined;
  const names = targets.length > 0 ? targets.join(', ') : 'none of its neighbors';
  return `${parent && `${parent}/`}${from} may import ${names}, not ${imported}. ${advice[parent]}`;
}
