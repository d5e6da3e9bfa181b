const loadChart = ()=>import("./chart.js").then((m)=>m.chart_namespaceObject);
export { loadChart };
