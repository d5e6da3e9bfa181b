import type { CaseSurvey } from './survey';

const hash = /(?<=[.-])[0-9a-f]{8,20}(?=\.)/g;
const size = /\d+(?:\.\d+)? kB/g;

/** What a case gave without what depends on the folder it ran in (listPlacedCases.ts). */
export function withoutPlace({ result, texts }: CaseSurvey): CaseSurvey {
  const clean = (text: string) => text.replaceAll(hash, '[hash]');
  return {
    result: {
      ...result,
      // Columns are as wide as what stands in them.
      log: result.log.map((line) => clean(line).replaceAll(size, '<size>').replaceAll(/ +/g, ' ')),
      files: result.files.map((file) => ({
        ...file,
        path: clean(file.path),
        size: 0,
        gzip: 0,
        ...(file.sha256 && { sha256: 'of its place' }),
      })),
    },
    texts: new Map([...texts].map(([name, text]) => [clean(name), clean(text)])),
  };
}
