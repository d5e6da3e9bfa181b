/** An address that once worked and the page that answers now; both from the root, without base. */
export interface Redirect {
  from: `/${string}`;
  to: `/${string}`;
}

/** Old addresses. A page that moves leaves a line here; the build checks that each target exists. */
export const redirects: readonly Redirect[] = [
  { from: '/parts', to: '/proof' },
  { from: '/proof/cases', to: '/guide/reference/examples' },
  { from: '/proof/faults', to: '/proof' },
  { from: '/proof/search', to: '/proof' },
  { from: '/proof/speed', to: '/proof' },
];
