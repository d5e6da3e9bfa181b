const log = (_method: () => number, { name }: ClassMethodDecoratorContext): void =>
  console.log(name);

export class Box {
  @log
  getWidth(): number {
    return 1;
  }
}
