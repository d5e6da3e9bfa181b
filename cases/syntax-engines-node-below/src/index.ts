interface Options {
  size?: { width?: number };
}

export const getWidth = (options?: Options): number => options?.size?.width ?? 10;

export class Box {
  #width = 1;

  get width(): number {
    return this.#width;
  }
}
