import { createHash } from 'node:crypto';
import { splitWords } from './splitWords';

class Timer implements Disposable {
  static running = 0;
  constructor() {
    Timer.running += 1;
  }
  [Symbol.dispose](): void {
    Timer.running -= 1;
  }
}

/** A short name for a title, the same for the same words. */
export function toHash(title: string): string {
  using _timer = new Timer();
  return createHash('sha256').update(splitWords(title).join(' ')).digest('hex').slice(0, 8);
}
