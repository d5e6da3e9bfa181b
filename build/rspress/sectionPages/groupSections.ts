/** What the framework knows of a page before it is compiled. */
export interface Route {
  routePath: string;
  relativePath: string;
  lang: string;
  version: string;
}

/** Pages below one folder, in one language and version. */
export interface Section<T extends Route = Route> {
  /** For the bundler: `section-en-guide`. */
  name: string;
  lang: string;
  version: string;
  /** What the addresses of all its pages start with. */
  prefix: string;
  routes: T[];
}

/**
 * Pages by the first folder of their address; those that are alone in theirs, and those in none, stand
 * together. Sections and the pages in them come in the order of the routes.
 */
export function groupSections<T extends Route>(routes: readonly T[]): Section<T>[] {
  const counts = new Map<string, number>();
  for (const route of routes) counts.set(getKey(route), (counts.get(getKey(route)) ?? 0) + 1);
  const sections = new Map<string, Section<T>>();
  for (const route of routes) {
    const key = getKey(route);
    const { lang, version } = route;
    const [, , folder = ''] = (counts.get(key) ?? 0) > 1 ? key.split('\n') : [];
    const name = ['section', lang, version, folder].filter(Boolean).join('-');
    const section = sections.get(name) ?? { name, lang, version, prefix: '', routes: [] };
    section.routes.push(route);
    sections.set(name, section);
  }
  return [...sections.values()].map((section) => ({
    ...section,
    prefix: getPrefix(section.routes.map(({ routePath }) => routePath)),
  }));
}

/** Language, version and folder; the first two may stand in the address or not. */
function getKey({ routePath, lang, version }: Route): string {
  const parts = routePath.split('/').slice(1);
  while (parts.length > 0 && (parts[0] === lang || parts[0] === version)) parts.shift();
  return [lang, version, parts[0] ?? ''].join('\n');
}

function getPrefix(paths: readonly string[]): string {
  let [prefix = ''] = paths;
  for (const path of paths) while (!path.startsWith(prefix)) prefix = prefix.slice(0, -1);
  return prefix;
}
