// What one dynamic import brings (useSearchDialog.ts): nothing of it is in a page's own scripts.
export { getLocalProvider } from './local/getLocalProvider';
export { SearchDialog } from './SearchDialog';
