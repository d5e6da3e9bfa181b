const loadChart = async ()=>import(/* webpackChunkName: "chart" */ "chart");
const loadTheme = async ()=>import(/* webpackIgnore: true */ './theme.js');
const load = async (name)=>import(/* @vite-ignore */ name);
export { load, loadChart, loadTheme };
