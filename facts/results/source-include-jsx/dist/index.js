import { jsx } from "react/jsx-runtime";
const Title = ()=>/*#__PURE__*/ jsx("h1", {
        children: "Slugs"
    });
export { Title };
