import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../support/test';
import type { Visitor } from './support/faultTest';

/** What a row works on. */
export interface World {
  page: Page;
  context: BrowserContext;
  site: Site;
  /** Documents that the main frame requested since the fault. */
  documents: string[];
  /** Requests that the row meant to answer instead of the server (`false`), and did (`true`). */
  answered: boolean[];
  /** Where the row has led to: path, query and hash. */
  address: string;
  /** What the watch of the browser has seen. */
  problems: string[];
}

/** Something done to the page, its network or its browser. */
export type Step = (world: World) => Promise<unknown>;

/** A fault, how it is produced, and what the reader must be left with. */
export interface FaultRow {
  /** Short and unique: `chunk-aborted-sidebar`. */
  id: string;
  /** What breaks, as a sentence without a full stop. */
  fault: string;
  visitor?: Visitor;
  /** What is opened; by default a page of the guide. */
  path?: string;
  /** Done before the page is opened. */
  before?: readonly Step[];
  /** Whether React must not come before the fault, because the page or the fault forbids it. */
  isStatic?: boolean;
  /** Done once it is there. */
  act?: readonly Step[];
  /** Where it ends: by default the address that was opened, or of the link that was followed. */
  address?: string;
  /** How often the main frame requests a document after the fault; by default never. */
  documents?: number | 'any';
  /** How long it may take, in milliseconds; by default as long as any fault. */
  within?: number;
  /** What else must be true then. */
  check?: readonly Step[];
  /** Console messages and failed requests that the fault itself causes. */
  noise?: readonly RegExp[];
}

export interface FaultClass {
  name: string;
  rows: readonly FaultRow[];
}
