import type { World } from './World';

/** Something done to the page, its network or its browser. */
export type Step = (world: World) => Promise<unknown>;

/** How a fault is brought about. */
export type Injection =
  'network' | 'deploy' | 'storage' | 'script' | 'address' | 'input' | 'browser' | 'server';

/** Who opens the page: settings of the browser (support/visitors.ts). */
export type Visitor =
  'reader' | 'newcomer' | 'chinese' | 'crawler' | 'withoutScript' | 'phone' | 'calm' | 'dark';

/** What a row must end with, beside what every row must (oracle/expectSurvival.ts). */
export interface Outcome {
  /** Path, query and hash; by default those that were opened, or of the link that was followed. */
  address?: string;
  /** How often the main frame asked for a document after the fault, reader’s own loads included. */
  documents?: number;
  /** How long it may take, in milliseconds; by default as long as any fault. */
  within?: number;
}

/** A fault, how it is produced, and what the reader must be left with. */
export interface FaultRow {
  /** Short and unique: `chunk-aborted-sidebar`. */
  id: string;
  /** What breaks, as a sentence without a full stop. */
  fault: string;
  by: Injection;
  /** Numbers of the catalogue that it comes from; none for a cousin. */
  from?: readonly number[];
  /** Whether the site that Rspress makes by itself must fail it: the negative control. */
  breaksStock?: boolean;
  visitor?: Visitor;
  /** What is opened; by default a page of the guide. */
  path?: string;
  /** Done before the page is opened. */
  before?: readonly Step[];
  /** Whether React must not come before the fault, because the page or the fault forbids it. */
  isStatic?: boolean;
  /** Done once it is there. */
  act?: readonly Step[];
  ends?: Outcome;
  /** What else must be true then. */
  check?: readonly Step[];
  /** Console messages and failed requests that the fault itself causes. */
  noise?: readonly RegExp[];
}

/** The rows of one class of faults. */
export interface FaultClass {
  name: string;
  rows: readonly FaultRow[];
}
