/** How many words of the cell behind tell the row from other places that name the option. */
const wordsBehind = 3;

/**
 * The text directive that leads to a row by the words of its first two cells, so that rows need no
 * ids: those would add a kilobyte to each of the largest pages.
 * Of https://wicg.github.io/scroll-to-text-fragment/: browsers that know none stay at the heading.
 */
export function writeDirective(cell: string, behind: string): string {
  const words = behind.trim().split(/\s+/).slice(0, wordsBehind).join(' ');
  return `:~:text=${encode(cell)},-${encode(words)}`;
}

/** A hyphen means something in a directive; `encodeURIComponent` leaves it. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');
