import { pictureHeights, type PictureState, type PictureWidth } from './PictureState';

export interface Picture {
  /** `search with results · dark · 390` */
  title: string;
  /** Name of its file: `search-with-results-dark-390.png`. */
  file: string;
  state: PictureState;
  scheme: 'light' | 'dark';
  size: { width: PictureWidth; height: number };
}

const widths = Object.keys(pictureHeights).map((width) => Number(width) as PictureWidth);

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
