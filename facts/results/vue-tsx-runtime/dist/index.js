import { jsx, jsxs } from "vue/jsx-runtime";
import { defineComponent } from "vue";
const Button = defineComponent({
    setup: ()=>()=>/*#__PURE__*/ jsxs("button", {
                type: "button",
                children: [
                    /*#__PURE__*/ jsx("b", {
                        children: "ok"
                    }),
                    " ",
                    1
                ]
            })
});
export { Button };
