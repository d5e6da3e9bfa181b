export {};

declare global {
  interface Window {
    /** Set by tests/support/watchContext.ts. */
    reportViolation: (violation: string) => void;
    /** How often React said that it has taken over; set by tests/support/watchContext.ts. */
    appReadyCount?: number;
    /** Whether it could not be loaded. */
    isAppMissing?: boolean;
  }
}
