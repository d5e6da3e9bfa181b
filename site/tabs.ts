/** What a group of tabs may be called: it is in a storage key and in addresses. */
export const tabGroupPattern = /^[a-z0-9][a-z0-9.-]*$/;

/** What a tab is called in an address where its writer gives no value: `Node.js 22` → `node.js-22`. */
export function toTabValue(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
}
