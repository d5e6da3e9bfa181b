export const most: number = 3;
