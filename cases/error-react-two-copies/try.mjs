import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from './dist/index.js';

try {
  console.log(renderToStaticMarkup(createElement(Counter)));
} catch (error) {
  console.log(`${error}`);
}
