/** Session storage: `{ open: { group: boolean }, tree, top }`. */
const storageKey = 'rslib-docs-sidebar';

interface SidebarMemory {
  /** What the reader has folded (`false`) and unfolded. */
  open: Record<string, unknown>;
  /** The tree that was scrolled, and how far. */
  tree?: unknown;
  top?: unknown;
}

/** What is remembered of the page tree; nothing where storage is blocked or holds something else. */
export function readMemory(): SidebarMemory {
  try {
    const memory = JSON.parse(sessionStorage.getItem(storageKey) ?? '') as Partial<SidebarMemory>;
    return { ...memory, open: { ...memory.open } };
  } catch {
    return { open: {} };
  }
}

/** Remembers what has changed, for the next page. */
export function writeMemory(change: Partial<SidebarMemory>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readMemory(), ...change }));
  } catch {
    // Blocked or full: the tree is as its writer made it on the next page.
  }
}

/** The first page of a tree, which it is known by. */
export const getFirstHref = (element: Element): string =>
  element.querySelector('li a')?.getAttribute('href') ?? '';

/** What a group is known by, from page to page: its title and all that stands below it. */
export const getGroupName = (group: Element): string => group.textContent;
