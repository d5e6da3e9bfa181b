import type { Code } from 'mdast';
import { readFences } from './readBlocks';

/** The project of a migration page: its old config and the new one. */
export interface MigrationExample {
  /** Name and language of the old file. */
  title: string;
  lang: string;
  before: string;
  after: string;
}

/** The configs that a migration page shows. @throws Error where it shows none. */
export function readExample(source: string): MigrationExample {
  const fences = readFences(source);
  const place = fences.findIndex((fence) => getTitle(fence) === 'rslib.config.ts');
  const after = fences[place];
  const before = fences
    .slice(0, Math.max(place, 0))
    .findLast((fence) => /^build\.mjs$|^tsconfig\.json$|\.config\./.test(getTitle(fence)));
  if (!after || !before) throw new Error('it shows no old config before `rslib.config.ts`.');
  const { lang, value } = before;
  return { title: getTitle(before), lang: lang ?? 'ts', before: value, after: after.value };
}

const getTitle = ({ meta }: Code): string => /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
