/** How wide, in pixels, and in which scheme a page is shown to axe. */
export interface AxeState {
  width: number;
  colorScheme: 'light' | 'dark';
}

const widths = [390, 768, 1440];

/** Both schemes at three widths. */
export const axeStates: AxeState[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  widths.map((width) => ({ width, colorScheme })),
);

/** Two of them for the page of that number: both schemes at two widths. Three pages have all six. */
export function takeAxeStates(page: number): AxeState[] {
  return axeStates.filter(({ width, colorScheme }) => {
    const turn = widths.indexOf(width) - page - (colorScheme === 'dark' ? 1 : 0);
    return turn % widths.length === 0;
  });
}
