import { ensureInstall } from './ensureInstall.mjs';
import preview, { readBase, readPort } from './preview.mjs';

/** `npm start`: installs where needed, builds, serves. */
export default async function start() {
  // Read before the work starts, so that a wrong one is not found after a build.
  readBase(process.env.BASE);
  readPort(process.env.PORT);
  ensureInstall({ root: process.cwd() });
  const { buildSite } = await import('./build.mjs');
  return (await buildSite()) || preview();
}
