import { rmSync } from 'node:fs';
import { getFixtureFolder } from './buildFixture';

/** Playwright calls it at the end of a run. */
export default function removeFixtures(): void {
  rmSync(getFixtureFolder(process.pid), { recursive: true, force: true });
}
