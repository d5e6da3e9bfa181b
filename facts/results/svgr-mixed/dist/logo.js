import __rslib_svgr_url__0__ from "./static/svg/logo.svg";
import { jsx } from "react/jsx-runtime";
import "react";
const SvgLogo = (props)=>/*#__PURE__*/ jsx("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        viewBox: "0 0 8 8",
        ...props,
        children: /*#__PURE__*/ jsx("path", {
            d: "M0 0h8v8z",
            className: "logo_svg__ink"
        })
    });
const logo = __rslib_svgr_url__0__;
export default logo;
export { SvgLogo as ReactComponent };
