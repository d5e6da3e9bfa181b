export type JsonKind = 'package' | 'tsconfig' | 'other';

/** What a JSON file is, by its name: `packages/core/package.json`, `tsconfig.build.json`. */
export function getJsonKind(title = ''): JsonKind {
  if (/(?:^|\/)package\.json$/.test(title)) return 'package';
  return /(?:^|\/)[jt]sconfig(?:\.[\w-]+)*\.json$/.test(title) ? 'tsconfig' : 'other';
}
