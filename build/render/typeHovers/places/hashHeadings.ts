import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../read/files';
import { splitFrontMatter } from '../../../read/frontMatter';
import { splitBlocks } from '../../markdown/splitBlocks';
import { hashParts } from '../../../check/cacheKey';

/** Pages that may be the place of an option or of an export (listPlaces.ts). */
export const mayHoldPlaces = /^[^/]+\/(?:api|config)(?:\/.*)?\.mdx$/;

/**
 * Another one where a heading is that code may lead to, or is called otherwise: found without parsing,
 * so that a line which only looks like one counts as well.
 */
export function hashHeadings(docs: string): string {
  const files = listFiles(docs).filter((file) => mayHoldPlaces.test(file));
  return hashParts(
    ...files.flatMap((file) => [file, ...listLines(readFileSync(path.join(docs, file), 'utf8'))]),
  );
}

/** The title of the front matter, and lines outside of fences that may be headings. */
function listLines(source: string): string[] {
  const { yaml = '', body } = splitFrontMatter(source);
  const title = /^title:.*(?:\n[ \t].*)*/m.exec(yaml) ?? [];
  const texts = splitBlocks(body).flatMap(({ isFence, text }) => (isFence ? [] : [text]));
  const headings = texts.flatMap((text) => text.match(/^.*(?:#.*|\n[\s>]*(?:=+|-+)\s*)$/gm) ?? []);
  return [...title, ...headings];
}
