import { createComponent, renderToString } from 'solid-js/web';
import { Counter } from 'my-counter';

console.log(renderToString(() => createComponent(Counter, { label: 'Stars' })));
