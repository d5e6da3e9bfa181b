const loadChart = ()=>import("./chart.js");
export { loadChart };
