export const child: number = 0;
