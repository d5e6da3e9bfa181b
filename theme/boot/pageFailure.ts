/**
 * Puts the page back that React has given up (theme/layout/PageBoundary.tsx): as it stood before React came, or,
 * where another one was about to be shown, by one full page load. It is static then: links and what the
 * head script does work. Gives what keeps the page as it stands.
 */
export function mendFailure({ document, location }: Window): () => void {
  const { pathname } = location;
  let root: HTMLElement | null;
  let copy: Node | '' = '';
  document.addEventListener('appfail', () => {
    if (location.pathname !== pathname) location.reload();
    else root?.replaceWith(copy);
  });
  return () => {
    root = document.getElementById('__rspress_root');
    copy = root?.cloneNode(true) ?? '';
  };
}
