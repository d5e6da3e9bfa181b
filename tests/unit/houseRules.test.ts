import { describe, expect, it } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['facts', 'build', 'scripts', 'site', 'tests', 'theme'];
const longestFile = 150;
/** Written to be wrong, or by a tool. */
const notOurs = /^(tests\/fixtures|facts\/results)\//;

const files = folders
  .flatMap((folder) => listBelow(folder))
  .filter((file) => !notOurs.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const select = (pattern: RegExp) => files.filter(({ file }) => pattern.test(file));
const styles = select(/\.css$/);
const code = select(/\.(tsx?|mjs)$/);

/** `file:line: what stands there` for every match outside comments. */
const findLines = (sources: typeof files, pattern: RegExp): string[] =>
  sources.flatMap(({ file, text }) =>
    blankComments(text)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );

describe('styles', () => {
  it('never shout', () => {
    expect(findLines(styles, /!important/)).toEqual([]);
  });

  it('take their colours from the tokens', () => {
    const outside = files.filter(({ file }) => /^theme\/(?!styles\/).*\.(css|tsx?)$/.test(file));
    expect(findLines(outside, /#[\da-f]{3,8}\b(?!['"-])|\b(rgb|hsl|oklch)a?\(/i)).toEqual([]);
  });

  it('know no left and right', () => {
    expect(findLines(styles, /\b(left|right)\b/)).toEqual([]);
  });

  it('nest no deeper than two selectors', () => {
    expect(styles.flatMap(({ file, text }) => findDeepSelectors(file, text))).toEqual([]);
  });
});

describe('code', () => {
  it('names its types', () => {
    expect(findLines(code, /[:<|]\s*any\b|\bas any\b|\bany\[\]|\{any\}/)).toEqual([]);
  });

  it('takes HTML as text in two places alone, where it is checked (theme/lib/trustHtml.ts)', () => {
    const sinks =
      /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|setHTML\w*|srcdoc|createContextualFragment|DOMParser|eval|Function)\b|document\.write/;
    const own = code.filter(({ file }) => /^theme\//.test(file));
    expect(
      findLines(own, sinks).map((line) => line.replace(/:\d+: .*__html: (.*?);?$/, ': $1')),
    ).toEqual([
      'theme/mdx/RawHtml.tsx: trustHtml(html) }} />',
      'theme/nav/NavSocialLink.tsx: trustHtml(content) }} />',
    ]);
  });

  it('does not silence the compiler', () => {
    const silenced = code.flatMap(({ file, text }) =>
      [...text.matchAll(/@ts-(ignore|nocheck|expect-error)/g)].map(([tag]) => `${file}: ${tag}`),
    );
    expect(silenced.filter((line) => !line.startsWith('tests/unit/houseRules'))).toEqual([]);
  });

  it('comes in files that can be read at a sitting', () => {
    const sources = code.filter(({ file }) => !file.startsWith('tests/'));
    const long = sources
      .map(({ file, text }) => ({ file, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > longestFile);
    expect(long).toEqual([]);
  });

  it('follows scrolling through `throttleScroll` only', () => {
    const theme = select(/^theme\/.*\.tsx?$/);
    expect(findLines(theme, /\bonScroll\b|['"]scroll['"](?!, throttled\.call\b)/)).toEqual([]);
    expect(findLines(theme, /'scroll', throttled\.call/)).not.toEqual([]);
  });

  it('lives in files that say what they do', () => {
    const vague = files.filter(({ file }) =>
      /(^|\/)(utils?|helpers?|common|misc|manager)([./]|$)/i.test(file),
    );
    expect(vague.map(({ file }) => file)).toEqual([]);
  });
});

function listBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

/** Comments become spaces, line breaks stay. Addresses (`https://`) are no comments. */
function blankComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
}

/** Rules inside rules inside rules; at-rules and states of the same element (`&:hover`) do not count. */
function findDeepSelectors(file: string, text: string): string[] {
  const deep: string[] = [];
  const open: string[] = [];
  for (const [, before = '', brace] of blankComments(text).matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') open.push(before.trim());
    const selectors = open.filter((selector) => !/^(@|&[:[])/.test(selector));
    if (brace === '{' && selectors.length > 2) deep.push(`${file}: ${selectors.join(' ')}`);
    if (brace === '}') open.pop();
  }
  return deep;
}
