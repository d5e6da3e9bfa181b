// The one door to this folder: it is fetched only by sites with a remote search.
export { createRemoteProvider, joinProviders } from './createRemoteProvider';
export { SearchTabs } from './SearchTabs';
