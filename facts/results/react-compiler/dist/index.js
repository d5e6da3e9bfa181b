import { jsx } from "react/jsx-runtime";
import { c } from "react/compiler-runtime";
const Total = (t0)=>{
    const $ = c(4);
    const { prices } = t0;
    let t1;
    if ($[0] !== prices) {
        t1 = prices.reduce(_temp, 0);
        $[0] = prices;
        $[1] = t1;
    } else t1 = $[1];
    const sum = t1;
    let t2;
    if ($[2] !== sum) {
        t2 = /*#__PURE__*/ jsx("output", {
            children: sum
        });
        $[2] = sum;
        $[3] = t2;
    } else t2 = $[3];
    return t2;
};
function _temp(total, price) {
    return total + price;
}
export { Total };
