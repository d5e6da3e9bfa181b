import { createElement } from 'react';

export const greeting = createElement('p', null, 'Hello');
