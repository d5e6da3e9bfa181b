export class Counter {
  count = 0;

  add(step: number): number {
    this.count += step;
    return this.count;
  }
}
