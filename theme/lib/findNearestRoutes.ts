export interface NearRoute {
  routePath: string;
  title: string;
}

/** How much of an address must be there in a page's to be worth showing. */
const leastLikeness = 0.45;

/**
 * The pages whose addresses are most like a path that is none, best first: `/guide/quickstart` finds
 * `/guide/start/quick-start`. The last name counts as much as the whole.
 */
export function findNearestRoutes<Route extends NearRoute>(
  path: string,
  routes: readonly Route[],
  limit: number,
): Route[] {
  return routes
    .map((route) => ({ route, likeness: compare(path, route.routePath) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ route }) => route);
}

function compare(path: string, routePath: string): number {
  return (likenessOf(path, routePath) + likenessOf(getName(path), getName(routePath))) / 2;
}

/** `/a/quick-start/` → `quick-start`. */
const getName = (path: string): string => /([^/]*)\/*$/.exec(path)?.[1] ?? '';

/** Share of the letter pairs that two texts have in common, 0 to 1 (Dice); only letters and digits count. */
function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map(getPairs) as [string[], string[]];
  if (first.length + second.length === 0) return 0;
  const rest = [...second];
  const common = first.filter((pair) => {
    const index = rest.indexOf(pair);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  });
  return (2 * common.length) / (first.length + second.length);
}

function getPairs(text: string): string[] {
  const letters = [...text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
