export function withLock(lock: Disposable, run: () => void): void {
  using _held = lock;
  run();
}
