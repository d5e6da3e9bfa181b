const loadChart = async ()=>import("chart");
const loadTheme = async ()=>import('./theme.js');
const load = async (name)=>import(/* @vite-ignore */ name);
export { load, loadChart, loadTheme };
