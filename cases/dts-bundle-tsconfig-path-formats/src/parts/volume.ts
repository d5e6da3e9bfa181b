export class Volume {
  level = 1;

  raise(): number {
    return ++this.level;
  }
}
