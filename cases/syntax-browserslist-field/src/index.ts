interface Options {
  size?: { width?: number };
}

export const getWidth = (options?: Options): number => options?.size?.width ?? 10;
