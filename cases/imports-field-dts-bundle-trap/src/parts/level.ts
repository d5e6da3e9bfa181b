export class Level {
  value = 1;

  raise(): number {
    return ++this.value;
  }
}
