import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@rstest/core';
import { repository } from '../../../facts/cases/paths';
import { isFragment } from '../../../build/read/files/isFragment';
import { listFiles } from '../../../build/read/files/listFiles';
import { getEntry, getItems } from '../../../build/read/located/getEntry';
import { readFrontMatter } from '../../../build/read/page/readFrontMatter';

const docs = path.join(repository, 'docs');
const pages = listFiles(path.join(docs, 'en'))
  .filter((file) => file.endsWith('.mdx') && !isFragment(file))
  .filter((file) => !existsSync(path.join(docs, 'zh', file)))
  .map((file) => {
    const source = readFileSync(path.join(docs, 'en', file), 'utf8');
    const { frontMatter } = readFrontMatter(source, false);
    const sections = getEntry(frontMatter, 'sectionKeywords');
    const ofSections = sections?.type === 'object' ? sections.entries : [];
    const lists = [
      getItems(frontMatter, 'keywords'),
      ...ofSections.map(({ value }) => getItems(value)),
    ];
    const keywords = lists.flat().map((item) => (item.type === 'scalar' ? String(item.value) : ''));
    const search = getEntry(frontMatter, 'search');
    return { file, keywords, isSearched: !(search?.type === 'scalar' && search.value === false) };
  });

// On /zh/ pages without a translation are searched as well, with Chinese words.
it('each page that is searched has four to fourteen keywords in Chinese, each once', () => {
  const searched = pages.filter(({ isSearched }) => isSearched);
  expect(searched.length).toBeGreaterThan(50);
  const faulty = searched.filter(({ keywords }) => {
    const chinese = keywords.filter((keyword) => /\p{Script=Han}/u.test(keyword));
    return chinese.length < 4 || chinese.length > 14 || new Set(keywords).size < keywords.length;
  });
  expect(faulty.map(({ file }) => file)).toEqual([]);
});
