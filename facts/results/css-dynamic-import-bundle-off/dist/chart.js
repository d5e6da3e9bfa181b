import "./chart.css";
const className = 'chart';
export { className };
