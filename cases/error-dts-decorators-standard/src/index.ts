const names: (string | symbol)[] = [];
const log = (_method: () => number, { name }: ClassMethodDecoratorContext): void => {
  names.push(name);
};

export class Box {
  @log
  getWidth(): number {
    return 1;
  }
}
