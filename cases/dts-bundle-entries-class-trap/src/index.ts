import { Box } from './Box';

export const createBox = (): Box => new Box();
