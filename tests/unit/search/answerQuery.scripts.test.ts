import { describe, expect, it } from '@rstest/core';
import { answerQuery } from '../../../search/answerQuery';
import { createLocalSearch } from '../../support/createLocalSearch';
import { createRecord } from './createRecord';

/** A page in each script that tests/spec/rules.md names, and one more that must not be found. */
const pages = [
  ['한국어', '라이브러리 빌드', '타입 선언 파일을 만듭니다.'],
  ['日本語', 'ライブラリのビルド', '型宣言ファイルを生成します。'],
  ['中文', '构建格式', '生成类型声明文件。'],
  ['русский', 'Сборка библиотек', 'Создаёт файлы объявлений типов.'],
  ['english', 'Formats', 'Writes declaration files.'],
] as const;
const records = pages.map(([name, title, intro]) =>
  createRecord({ routePath: `/${name}`, title, intro }),
);
const search = createLocalSearch(records);

const find = (query: string) =>
  answerQuery(query, search).hits.map(({ page }) => page.href.slice(1));
const getMarked = (query: string) => {
  const [hit] = answerQuery(query, search).hits;
  return [hit?.title, hit?.excerpt].flatMap((part) =>
    (part?.marks ?? []).map(({ start, end }) => part?.text.slice(start, end)),
  );
};

describe('a question', () => {
  it.each([
    ['라이브러리', '한국어'],
    ['선언', '한국어'],
    ['타입', '한국어'],
    ['ライブラリ', '日本語'],
    ['ビルド', '日本語'],
    ['型宣言', '日本語'],
    ['библиотек', 'русский'],
    ['СБОРКА', 'русский'],
    ['объявл', 'русский'],
  ])('of %s finds the page in that script, alone', (query, page) => {
    expect(find(query)).toEqual([page]);
    expect(getMarked(query).length).toBeGreaterThan(0);
  });

  it.each(['类型声明', '格式'])(
    'of %s finds the Chinese page, then what is called so in English',
    (query) => {
      expect(find(query)).toEqual(['中文', 'english']);
      expect(getMarked(query).length).toBeGreaterThan(0);
    },
  );

  it.each(['환경 변수', '環境変数', '监听模式', 'Переменные окружения'])(
    'of %s finds the section that is called so first',
    (heading) => {
      const page = createRecord({
        title: 'Rslib',
        sections: [
          ['CLI', heading],
          [heading, '1'],
        ],
      });
      const { hits } = answerQuery(heading, createLocalSearch([page]));
      const section = hits.find(({ above }) => above);
      expect(section?.title.text).toBe(heading);
      expect(section?.title.marks).not.toEqual([]);
    },
  );

  it('finds nothing where most of a Chinese one is nowhere, but goes on while a word is typed', () => {
    expect(find('天气很好的文件')).toEqual([]);
    expect(find('声明文件夹')).toContain('中文');
  });

  it('finds a word by its middle', () => {
    expect(find('блиот')).toEqual(['русский']);
    expect(find('브러리')).toEqual(['한국어']);
    expect(find('laration')).toEqual(['english']);
  });
});
