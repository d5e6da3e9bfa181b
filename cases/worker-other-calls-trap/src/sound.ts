export const sound: number = 2;
