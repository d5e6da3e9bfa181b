import { jsx } from "react/jsx-runtime";
const title = /*#__PURE__*/ jsx("h1", {
    children: "Slugs"
});
export { title };
