import type { BrowserContext, Page } from '@playwright/test';

export interface Picture {
  /** `search with results · dark · 390` */
  title: string;
  /** Name of its file: `search-with-results-dark-390.png`. */
  file: string;
  state: PictureState;
  scheme: 'light' | 'dark';
  size: { width: PictureWidth; height: number };
}

/**
 * The pictures to take: each state in both schemes, at every width where it exists.
 * @throws Error if two would go to one file.
 */
export function planPictures(states: readonly PictureState[]): Picture[] {
  const pictures = states.flatMap((state) =>
    widths
      .filter((width) => state.notAt?.[width] === undefined)
      .flatMap((width) =>
        (['light', 'dark'] as const).map((scheme) => ({
          title: `${state.name} · ${scheme} · ${width}`,
          file: `${state.name} ${scheme} ${width}.png`.toLowerCase().replace(/[^a-z\d.]+/g, '-'),
          state,
          scheme,
          size: { width, height: pictureHeights[width] },
        })),
      ),
  );
  const seen = new Set<string>();
  for (const { file, title } of pictures) {
    if (seen.has(file)) throw new Error(`Two pictures would be ${file}: rename “${title}”.`);
    seen.add(file);
  }
  return pictures;
}

/** Widths that pictures are taken at, in px, with the height of the window. */
export const pictureHeights = { 390: 844, 768: 1024, 1440: 900 } as const;

export type PictureWidth = keyof typeof pictureHeights;

const widths = Object.keys(pictureHeights).map((width) => Number(width) as PictureWidth);

/** Something that readers can see: a page as it comes, or a part of it that they have opened. */
export interface PictureState {
  /** What it is called in the report. */
  name: string;
  route: string;
  /** Where it does not exist, and why. */
  notAt?: Partial<Record<PictureWidth, string>>;
  /** Opens it, after React has come. Without, the page is shown whole, as it comes. */
  open?: (page: Page, context: BrowserContext) => Promise<void>;
  /** What the browser complains of, as `expectFailures` takes it. */
  failures?: readonly RegExp[];
}
