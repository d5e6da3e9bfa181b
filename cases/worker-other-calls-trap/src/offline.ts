export const offline: number = 4;
