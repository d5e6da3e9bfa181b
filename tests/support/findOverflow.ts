/** How far the page can be pushed sideways, and by which elements; runs in the page. */
export function findOverflow(): { excess: number; culprits: string[] } | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const culprits = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .filter((element) => !element.closest('[popover]'))
    .map((element) => element.outerHTML.slice(0, 100));
  return { excess: scrollWidth - clientWidth, culprits: culprits.slice(0, 5) };
}
