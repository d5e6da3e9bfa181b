const log = (target: object, key: string): void => console.log(target, key);

export class Counter {
  @log count = 0;
}
