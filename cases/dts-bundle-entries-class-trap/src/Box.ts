export class Box {
  private readonly width = 1;

  getWidth(): number {
    return this.width;
  }
}
