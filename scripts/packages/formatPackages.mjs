/**
 * A line for each package: name, version, size on disk, licence and why it is there; totals below.
 * @param {readonly import('./listPackages.mjs').Package[]} packages
 * @returns {string[]}
 */
export function formatPackages(packages) {
  const rows = packages.map(({ name, version, size, licence, way }) => [
    name,
    version,
    size === 0 ? 'not here' : formatSize(size),
    licence,
    way.length === 0 ? 'package.json' : way.join(' › '),
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 2 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const here = packages.filter(({ size }) => size > 0);
  const direct = packages.filter(({ way }) => way.length === 0);
  const total = here.reduce((sum, { size }) => sum + size, 0);
  return [
    ...lines,
    '',
    `${packages.length} packages, ${direct.length} of them named in package.json; ` +
      `${here.length} installed here, ${formatSize(total)}.`,
    `Licences: ${countLicences(packages)}.`,
  ];
}

/** @param {number} bytes */
const formatSize = (bytes) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** @param {readonly import('./listPackages.mjs').Package[]} packages */
function countLicences(packages) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${licence} ${count}`)
    .join(', ');
}
