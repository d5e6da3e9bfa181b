import { jsx, jsxs } from "react/jsx-runtime";
import "react";
const SvgLogo = (props)=>/*#__PURE__*/ jsxs("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 8 8",
        ...props,
        children: [
            /*#__PURE__*/ jsx("linearGradient", {
                id: "logo_svg__a",
                children: /*#__PURE__*/ jsx("stop", {
                    stopColor: "teal"
                })
            }),
            /*#__PURE__*/ jsx("path", {
                fill: "url(#logo_svg__a)",
                d: "M0 0h8v8z",
                className: "ink"
            })
        ]
    });
const logoreact = SvgLogo;
const Logo = logoreact;
export { Logo };
