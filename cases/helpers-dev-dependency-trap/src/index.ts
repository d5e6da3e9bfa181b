export class Counter {
  count = 0;

  async add(step: number): Promise<number> {
    this.count += await step;
    return this.count;
  }
}
