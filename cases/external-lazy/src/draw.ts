import { line } from 'plotter';

export const draw = (): unknown => line();
