export class Timer {
  start = Date.now();

  read(): number {
    return Date.now() - this.start;
  }
}
