import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from 'my-counter';

console.log(renderToStaticMarkup(createElement(Counter, { label: 'Stars' })));
