export const = 42;
