import { jsx } from "react/jsx-runtime";
import "react";
const SvgLogo = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        "aria-labelledby": "t",
        viewBox: "0 0 8 8",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            d: "M0 0h8v8z"
        })
    });
const logoreact = SvgLogo;
const Logo = logoreact;
export { Logo };
