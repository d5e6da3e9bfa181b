import type { Box } from './Box';

export const measure = (box: Box): number => box.getWidth();
