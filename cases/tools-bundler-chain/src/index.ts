import steps from './steps.md';

export const text: string = steps;
