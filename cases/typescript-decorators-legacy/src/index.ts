const log = (_target: object, name: string): void => console.log(name);

export class Box {
  @log
  getWidth(): number {
    return 1;
  }
}
