import steps from './steps.md';

export const lines = steps.split('\n').length;
export const text: string = steps;
