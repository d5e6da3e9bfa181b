export const getWidth = (options) => options?.size?.width ?? 10;
