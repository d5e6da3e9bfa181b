export const createButton = (): HTMLElement => document.createElement('button');
