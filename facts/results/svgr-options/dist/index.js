import { jsx, jsxs } from "react/jsx-runtime";
import "react";
const SvgLogo = ({ title, titleId, ...props })=>/*#__PURE__*/ jsxs("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 8 8",
        width: "1em",
        height: "1em",
        "aria-labelledby": titleId,
        ...props,
        children: [
            title ? /*#__PURE__*/ jsx("title", {
                id: titleId,
                children: title
            }) : null,
            /*#__PURE__*/ jsx("path", {
                d: "M0 0h8v8z"
            })
        ]
    });
const logoreact = SvgLogo;
const Logo = logoreact;
export { Logo };
