import { render } from 'svelte/server';
import { Counter } from 'my-counter';

console.log(render(Counter, { props: { label: 'Stars' } }).body);
