import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findExecutable } from './scripts/test/browser.mjs';
import { sample } from './tests/support/sample';

const executablePath = findExecutable();
const project = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1] ?? 'browser';

const seed = process.env.TEST_SEED;

/** Tests of sites that are built for them: a run that samples builds one (tests/support/sample.ts). */
const fixtureTests = [
  /plainSite\.test/,
  /translations\.test/,
  /(announcement|remoteSearch|versionsBar|versionsSite)\.test/,
];
const [drawn] = sample(fixtureTests, 1);
const omitted = seed ? fixtureTests.filter((one) => one !== drawn) : [];

// Nothing leaves the machine: a request to another host fails, and the watch of each test reports it.
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

export default defineConfig({
  fullyParallel: true,
  globalTeardown: path.join(import.meta.dirname, 'tests/support/buildFixture.ts'),
  // Tests wait more than they compute: on two cores three take a third less time than two.
  workers: 3,
  // A run that samples does a third of the journeys: all of them take longer than the rest of `npm test`.
  shard: seed && project === 'e2e' ? { current: 1 + (Number(seed) % 3), total: 3 } : null,
  // On a machine shared with others; the summary names what needed it.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  // A redirect, or React, can take more than the usual 5 s on a machine shared with others.
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.REPORT_FILE ?? `.reports/${project}.json` }],
  ],
  use: {
    // What cannot be clicked, or never comes, fails before the test's whole time is over.
    actionTimeout: 20_000,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args },
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: omitted },
    { name: 'a11y', testDir: 'tests/a11y' },
    { name: 'faults', testDir: 'tests/faults', timeout: 40_000 },
    { name: 'long', testDir: 'tests/long', timeout: 600_000 },
  ],
});
