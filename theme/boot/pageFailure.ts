/**
 * Puts the page back that React has given up (theme/layout/PageBoundary.tsx): as it stood before React came, or,
 * where another one was about to be shown, by one full page load. It is static then: links and what the
 * head script does work. Gives what keeps the page as it stands.
 */
export function mendFailure({ document, location }: Window): () => void {
  const { pathname } = location;
  let root: HTMLElement | null;
  let html: string;
  document.addEventListener('appfail', () => {
    if (location.pathname !== pathname) location.reload();
    else if (root) root.innerHTML = html;
  });
  return () => {
    root = document.getElementById('__rspress_root');
    html = root?.innerHTML ?? '';
  };
}
