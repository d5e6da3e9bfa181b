export const oldName: number = 42;
