import steps from './steps.md';

export { steps };
