import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Button } from './dist/index.js';

console.log((await renderToString(createSSRApp(Button))).replaceAll(/<!--.*?-->/g, ''));
