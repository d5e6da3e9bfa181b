export const greet = (name: string): void => console.log(name);
