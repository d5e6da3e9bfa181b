/** What becomes of a line; null where it is taken away. */
interface Change {
  at: number;
  to: string | null;
}

/** What a translation may get wrong, by kind: each place of a page where it could, changed so. */
export const errorKinds = {
  'block missing': (page) =>
    page.lines.flatMap((line, at) =>
      isText(line) && !page.lines[at - 1] && !page.lines[at + 1] ? { at, to: null } : [],
    ),
  'row or item missing': ({ lines }) =>
    lines.flatMap((line, at) =>
      /^(?:\| (?!-)|- )/.test(line) && /^[|-] /.test(lines[at - 1] ?? '') && !isRule(lines[at + 1])
        ? { at, to: null }
        : [],
    ),
  'sentence missing in a paragraph': ({ lines }) =>
    lines.flatMap((line, at) =>
      isText(line) && (lines[at - 1] || lines[at + 1]) ? { at, to: null } : [],
    ),
  'sentence missing in a row or item': (page) =>
    replace(page, /(?<=^[|-] .*[。|] ?)[^。|]{6,}。(?= *[^| ])/g, () => ''),
  'fence broken': ({ all }) =>
    all.flatMap((line, at) => (/^ *```/.test(line) ? { at, to: null } : [])),
  'code changed': ({ all, isCode }) =>
    all.flatMap((line, at) =>
      isCode[at] && /\w/.test(line) && !line.includes('```')
        ? { at, to: line.replace(/\w/, (letter) => (letter === 'x' ? 'y' : 'x')) }
        : [],
    ),
  'code word changed': (page) =>
    replace(
      page,
      codeWord,
      (word) => page.words[(page.words.indexOf(word) + 1) % page.words.length],
    ),
  'link changed': (page) => replace(page, /(?<=\]\()[^)]+/g, (link) => `${link}x`),
  'number stale': (page) => replace(page, bare('\\d'), (digit) => String((Number(digit) + 1) % 10)),
  'number word changed': (page) =>
    replace(page, bare('[两三四五六七八九](?=[个种次份条项行列类处步])'), (word) =>
      word === '三' ? '两' : '三',
    ),
  'id of a heading changed': (page) => replace(page, /(?<=\{#)[^}]+/g, (id) => `${id}-1`),
  'component changed': (page) =>
    replace(
      page,
      /(?<=<[A-Z]\w+ [^>]*\b(?:cases|case|of|name|file|by|path)=")[^"]+/g,
      (value) => `${value}x`,
    ),
  'term with another name': (page) =>
    replace(page, bare(Object.keys(synonyms).join('|')), (term) => synonyms[term]),
  'name changed': (page) =>
    replace(
      page,
      bare('ESM|CJS|UMD|TypeScript|Node\\.js|Rsbuild|React|Rollup'),
      (name) => otherNames[name],
    ),
  'negation dropped': (page) =>
    replace(
      page,
      bare('没有|不(?=[会能是需用要再在支写打包影])|无法|无须'),
      (word) => affirmed[word] ?? '',
    ),
  'negation added': (page) =>
    replace(
      page,
      bare('(?<![不只才没能可])(?:会|能|需要|支持|使用|包含|可以)'),
      (word) => `不${word}`,
    ),
  '“only” dropped': (page) => replace(page, bare('只(?!要)|仅'), () => '也'),
} satisfies Record<string, (page: Page) => Change[]>;

export type ErrorKind = keyof typeof errorKinds;

/** The page with an error of a kind in one of its places; undefined where it has no such place. */
export function plantError(
  text: string,
  kind: ErrorKind,
  random: () => number,
): string | undefined {
  const page = splitPage(text);
  const changes: Change[] = errorKinds[kind](page);
  const change = changes[Math.floor(random() * changes.length)];
  if (!change || page.all[change.at] === change.to) return undefined;
  return page.all.flatMap((line, at) => (at === change.at ? (change.to ?? []) : line)).join('\n');
}

const synonyms: Record<string, string> = {
  目录: '文件夹',
  类型声明: '类型定义',
  产物: '成品',
  选项: '设定',
  默认: '缺省',
  格式: '形式',
  插件: '扩展',
  依赖: '相依项',
  导入: '引用',
  导出: '暴露',
  使用者: '用户',
  样式表: '样式单',
  扩展名: '后缀',
  语法: '文法',
  静态资源: '素材',
  命令行: '终端',
  注释: '批注',
  入口: '起点',
  路径: '位置',
  模块: '组件',
  构建: '编译',
  配置: '设定',
};

const otherNames: Record<string, string> = {
  ESM: 'CJS',
  CJS: 'ESM',
  UMD: 'IIFE',
  TypeScript: 'JavaScript',
  'Node.js': 'Deno',
  Rsbuild: 'Rspack',
  React: 'Vue',
  Rollup: 'Vite',
};

const affirmed: Record<string, string> = { 没有: '有', 无法: '可以', 无须: '需要' };

const codeWord = /(?<!`)`[^`]+`(?!`)/g;
const isText = (line: string): boolean => /^[^|<:#>\-\s{]/.test(line);
const isRule = (line = ''): boolean => /^\| -/.test(line);

/** A pattern outside of code, links, tags and ids. */
const bare = (pattern: string): RegExp =>
  new RegExp(
    `(?<![\\w.])(?:${pattern})(?![^\`]*\`(?:[^\`]*\`[^\`]*\`)*[^\`]*$)(?![^<]*>)(?![^([]*\\))(?![^{]*\\})`,
    'g',
  );

function replace(
  { lines }: Page,
  pattern: RegExp,
  change: (match: string) => string | undefined,
): Change[] {
  return lines.flatMap((line, at) =>
    [...line.matchAll(pattern)].map((match) => ({
      at,
      to: `${line.slice(0, match.index)}${change(match[0]) ?? match[0]}${line.slice(match.index + match[0].length)}`,
    })),
  );
}

interface Page {
  all: string[];
  /** The same without code and front matter. */
  lines: string[];
  isCode: boolean[];
  /** Code words, each once. */
  words: string[];
}

function splitPage(text: string): Page {
  const all = text.split('\n');
  let fence = '';
  const isCode = all.map((line) => {
    const [, ticks = ''] = /^\s*(`{3,})/.exec(line) ?? [];
    const isInside = fence !== '' || ticks !== '';
    if (!fence) fence = ticks;
    else if (ticks.startsWith(fence)) fence = '';
    return isInside;
  });
  const head = all[0] === '---' ? all.indexOf('---', 1) : -1;
  const lines = all.map((line, at) => (isCode[at] || at <= head ? '' : line));
  const words = [...new Set(lines.flatMap((line) => line.match(codeWord) ?? []))];
  return { all, lines, isCode, words };
}
