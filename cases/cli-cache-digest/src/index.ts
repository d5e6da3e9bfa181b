export const getWidth = (size?: { width?: number }): number => size?.width ?? 10;
