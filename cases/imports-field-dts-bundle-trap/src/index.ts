export { Level } from '#int/level';
