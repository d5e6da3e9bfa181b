import { getWidth } from 'width';

export const getHalf = (): number => getWidth({ size: {} }) / 2;
