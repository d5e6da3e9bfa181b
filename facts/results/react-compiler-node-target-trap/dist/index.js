import { jsx } from "react/jsx-runtime";
const Total = ({ prices })=>{
    const sum = prices.reduce((total, price)=>total + price, 0);
    return /*#__PURE__*/ jsx("output", {
        children: sum
    });
};
export { Total };
