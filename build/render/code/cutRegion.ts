/** `// #region name`, `# #region name`, `/* #region name *\/`, `<!-- #region name -->`; so for its end. */
const marker = /^\s*(?:\/\/|\/\*|<!--|#|--)\s*#(region|endregion)\b\s*(.*?)\s*(?:\*\/|-->)?\s*$/;

interface Region {
  name: string;
  lines: string[];
  isClosed: boolean;
}

/**
 * A named region of a file's text, or all of it, without the lines that mark regions, moved to the
 * left as far as it goes, and without blank lines around.
 * @throws Error naming the regions there are, where the one asked for is not there, twice or open.
 */
export function cutRegion(source: string, name?: string): string {
  const { all, regions } = readRegions(source);
  if (name === undefined) return trim(all);
  const [region, ...others] = regions.filter((one) => one.name === name);
  if (!region) throw new Error(`it has no region \`${name}\`; ${describe(regions)}`);
  if (others.length > 0)
    throw new Error(`it has the region \`${name}\` ${others.length + 1} times`);
  if (!region.isClosed) throw new Error(`its region \`${name}\` has no \`#endregion ${name}\``);
  return trim(region.lines);
}

function readRegions(source: string): { all: string[]; regions: Region[] } {
  const all: string[] = [];
  const regions: Region[] = [];
  for (const line of source.replaceAll('\r\n', '\n').split('\n')) {
    const [, word, name = ''] = marker.exec(line) ?? [];
    const open = regions.filter(({ isClosed }) => !isClosed);
    if (word === 'region') {
      regions.push({ name, lines: [], isClosed: false });
    } else if (word === 'endregion') {
      const closing = open.findLast((region) => name === '' || region.name === name);
      if (closing) closing.isClosed = true;
    } else {
      all.push(line);
      for (const region of open) region.lines.push(line);
    }
  }
  return { all, regions };
}

function describe(regions: readonly Region[]): string {
  const names = [...new Set(regions.map(({ name }) => `\`${name}\``))];
  return names.length > 0 ? `it has ${names.join(', ')}` : 'it has none';
}

function trim(lines: readonly string[]): string {
  const text = lines.join('\n').replace(/^(?:[ \t]*\n)+|\s+$/g, '');
  const kept = text.split('\n');
  const indents = kept
    .filter((line) => line.trim() !== '')
    .map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return indents.length > 0 ? kept.map((line) => line.slice(indent)).join('\n') : '';
}
