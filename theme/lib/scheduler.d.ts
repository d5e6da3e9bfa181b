// React's own package has no types; tests/unit/theme/hooks/hurryDrawing.test.ts holds what is used of it.
declare module 'scheduler' {
  /** How often React gives way to a frame while it draws, per second; 0 is its own choice. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
