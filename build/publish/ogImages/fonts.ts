import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { pickSubsets, type SubsetRanges } from './pickSubsets';

const packages = createRequire(import.meta.url);

const latin = '@fontsource/source-serif-4';
const chinese = '@fontsource-variable/noto-serif-sc';

/** What the drawings depend on beside the words; a new version of any draws every image anew. */
export function drawingVersions(): Record<string, string> {
  const names = ['satori', '@resvg/resvg-js', latin, chinese];
  return Object.fromEntries(
    names.map((name) => [name, readJson<{ version: string }>(`${name}/package.json`).version]),
  );
}

export interface LoadedFonts {
  fonts: Font[];
  /** Characters that no font has. */
  missing: string[];
}

const loadedFiles = new Map<string, Font>();
const loadedSets = new Map<string, Font[]>();

/**
 * The font files that a text needs: Latin ones always, of the Chinese font only those files that hold
 * its characters. The same files give the same array, for which satori keeps what it has parsed.
 */
export function loadFonts(text: string): LoadedFonts {
  const latinPick = pickSubsets(`a${text}`, readRanges(latin));
  const chinesePick = pickSubsets(latinPick.missing.join(''), readRanges(chinese));
  const files = [
    ...latinPick.subsets.flatMap((subset) =>
      ([400, 600] as const).map((weight) => ({
        file: `${latin}/files/source-serif-4-${subset}-${weight}-normal.woff`,
        name: subset === 'latin' ? 'text' : `text-${subset}`,
        weight,
      })),
    ),
    ...chinesePick.subsets.map((subset) => ({
      file: `${chinese}/files/noto-serif-sc-${subset}-wght-normal.woff2`,
      name: `chinese-${subset}`,
      weight: 600 as const,
    })),
  ];
  const key = files.map(({ file }) => file).join();
  const fonts = loadedSets.get(key) ?? files.map(loadFile);
  loadedSets.set(key, fonts);
  return { fonts, missing: chinesePick.missing };
}

function loadFile({ file, name, weight }: { file: string } & Pick<Font, 'name' | 'weight'>): Font {
  const font = loadedFiles.get(file) ?? {
    name,
    weight,
    data: readFileSync(packages.resolve(file)),
  };
  loadedFiles.set(file, font);
  return font;
}

function readRanges(name: string): SubsetRanges {
  const { latin: first, ...others } = readJson<Record<string, string>>(`${name}/unicode.json`);
  return { latin: first ?? '', ...others };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(packages.resolve(file), 'utf8')) as Shape;
}
