export default (value: number): number => value * value;
