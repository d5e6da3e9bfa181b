/**
 * Order of two exact versions as npm has it; pre-releases of one version by their text.
 * @param {string} a
 * @param {string} b
 * @returns {number}
 */
export function compareVersions(a, b) {
  const [left, right] = [parse(a), parse(b)];
  for (const index of [0, 1, 2]) {
    const difference = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (left.tag === right.tag) return 0;
  // A release comes after its pre-releases.
  if (!left.tag || !right.tag) return left.tag ? -1 : 1;
  return left.tag.localeCompare(right.tag, 'en', { numeric: true });
}

/** @param {string} version */
function parse(version) {
  const [core = '', tag = ''] = version.split(/-(.*)/, 2);
  return { numbers: core.split('.').map(Number), tag };
}
