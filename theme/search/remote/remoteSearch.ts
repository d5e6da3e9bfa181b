// The one door to this folder: it is fetched only by sites with a remote search.
export { joinProviders } from './joinProviders';
export { createRemoteProvider } from './createRemoteProvider';
export { SearchTabs } from './SearchTabs';
