/**
 * On the 404 page of an address in other letters, asks for it in small ones: hosts tell `/GUIDE/` from
 * `/guide/`, the framework does not, and would draw a page over the 404 page.
 */
export function mendCase({ document, location }: Window): void {
  const { pathname, search, hash } = location;
  const small = pathname.toLowerCase();
  // Escapes are no letters.
  const isMendable = small !== pathname && !pathname.includes('%');
  if (document.documentElement.dataset.pageType === '404' && isMendable) {
    location.replace(small + search + hash);
  }
}
