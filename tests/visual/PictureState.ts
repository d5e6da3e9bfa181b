import type { BrowserContext, Page } from '@playwright/test';

/** Widths that pictures are taken at, in px, with the height of the window. */
export const pictureHeights = { 390: 844, 768: 1024, 1440: 900 } as const;

export type PictureWidth = keyof typeof pictureHeights;

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
