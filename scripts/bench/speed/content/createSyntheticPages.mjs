const pagesOfSection = 100;
const pagesOfChapter = 20;

/**
 * So many pages of prose and code, 100 a section and 20 a chapter, so that no sidebar is longer than
 * one that somebody would read. No two say the same: a search index has to hold each.
 * @param {number} count
 * @returns {import('./readContent.mjs').Page[]}
 */
export function createSyntheticPages(count) {
  return Array.from({ length: count }, (_, index) => {
    const section = Math.floor(index / pagesOfSection) + 1;
    const chapter = Math.floor((index % pagesOfSection) / pagesOfChapter) + 1;
    const page = (index % pagesOfChapter) + 1;
    return {
      file: `section-${section}/chapter-${chapter}/page-${page}.md`,
      markdown: write(`Page ${section}.${chapter}.${page}`, index + 1),
    };
  });
}

/**
 * @param {string} title
 * @param {number} number
 */
function write(title, number) {
  const sections = ['Purpose', 'Use', 'Options', 'Limits'].map((name, at) => {
    const word = `word${number * 4 + at}`;
    return [
      `## ${name} of ${word}`,
      '',
      `What ${word} does is said once, and once more where ${word} is used. `.repeat(8).trim(),
      '',
      '```ts',
      `export const ${word} = { number: ${number}, name: '${word}' };`,
      '```',
    ].join('\n');
  });
  return `# ${title}\n\n${sections.join('\n\n')}\n`;
}
