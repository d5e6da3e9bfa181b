export interface Crumb {
  title: string;
  routePath: string;
}

/**
 * The pages above a page and itself, home first: `/config/lib/format` → `/`, `/config/`,
 * `/config/lib`, `/config/lib/format`. Folders without a page of their own are left out.
 */
export function breadcrumbTrail(
  routePath: string,
  home: string,
  findTitle: (routePath: string) => string | undefined,
): Crumb[] {
  const folders = routePath.slice(home.length).split('/').filter(Boolean);
  const candidates = folders.flatMap((_, index) => {
    const path = home + folders.slice(0, index + 1).join('/');
    return [path, `${path}/`];
  });
  return [home, ...candidates].flatMap((candidate) => {
    const title = findTitle(candidate);
    return title === undefined ? [] : [{ title, routePath: candidate }];
  });
}
