import { jsx } from "tiny-jsx/jsx-runtime";
const title = (text)=>/*#__PURE__*/ jsx("h1", {
        children: text
    });
export { title };
