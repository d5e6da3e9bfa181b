import { __webpack_require__ } from "./l.js";
var chart_namespaceObject = {};
__webpack_require__.r(chart_namespaceObject);
__webpack_require__.d(chart_namespaceObject, {
    chart: ()=>chart
});
const chart = 'chart';
export { chart_namespaceObject };
