import { logged } from './logged';

/** Counts seconds, and says what it does. */
export class Timer {
  #seconds = 0;
  static created = 0;

  constructor(readonly name = 'timer') {
    Timer.created += 1;
  }

  get seconds(): number {
    return this.#seconds;
  }

  @logged
  add(seconds: number): this {
    this.#seconds += seconds;
    return this;
  }
}
