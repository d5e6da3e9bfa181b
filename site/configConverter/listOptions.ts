/**
 * Options that the first cell of a row names, as paths: `` `dts` with `entry` `` → `dts.entry`,
 * `` `minify`, `pure` `` → both, `` `clean: true` `` → `clean`.
 */
export function listOptions(cell: string): string[] {
  const [first = '', second] = cell.split(' with ');
  const owners = listNames(first);
  return second === undefined
    ? owners
    : owners.flatMap((owner) => listNames(second).map((name) => `${owner}.${name}`));
}

const listNames = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name.replace(/:.*/, '').trim());
