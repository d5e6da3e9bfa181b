export const loadChart = async () => import(/* webpackChunkName: "chart" */ 'chart');

export const loadTheme = async () => import(/* webpackIgnore: true */ './theme.js');

export const load = async (name) => import(/* @vite-ignore */ name);
