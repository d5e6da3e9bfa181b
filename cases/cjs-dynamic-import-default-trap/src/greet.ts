export default (name: string): string => `Hello ${name}`;
