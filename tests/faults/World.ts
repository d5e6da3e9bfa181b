import type { BrowserContext, Page } from '@playwright/test';
import type { SiteControls } from './support/siteControls';

/** A site that rows are run against. */
export interface SiteUnderTest {
  /** With a slash at the end. */
  url: string;
  /** Folder it was built to. */
  root: string;
  controls: SiteControls;
}

/** What a row works on. */
export interface World {
  page: Page;
  context: BrowserContext;
  site: SiteUnderTest;
  /** Documents that the main frame asked for since the fault. */
  documents: string[];
  /** Requests that a fault has answered instead of the server. */
  hits: string[];
  /** Where the row has led to: path, query and hash. */
  address: string;
}
