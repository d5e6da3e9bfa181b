import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

/** Whether a group leads to the page being read. */
const hasCurrent = (entry) =>
  entry.type === 'link' ? entry.isCurrent : entry.entries.some(hasCurrent);

/** The sidebar of the section that is read, as the other sites have it: by itself it lists them all. */
export const onRequest = defineRouteMiddleware(({ locals }) => {
  const { starlightRoute } = locals;
  const section = starlightRoute.sidebar.find(hasCurrent);
  if (section) starlightRoute.sidebar = section.entries;
});
