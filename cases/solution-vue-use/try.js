import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Counter } from 'my-counter';

console.log(await renderToString(createSSRApp(Counter, { label: 'Stars' })));
