console.info('circle loaded');

export const circle = (radius: number): number => Math.PI * radius ** 2;
