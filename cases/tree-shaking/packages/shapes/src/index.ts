export const square = (side: number): number => side * side;

export const circle = (radius: number): number => Math.PI * radius ** 2;
