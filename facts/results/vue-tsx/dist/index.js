import { defineComponent } from "vue";
const Button = defineComponent({
    setup: ()=>()=>/*#__PURE__*/ React.createElement("button", null, "ok")
});
export { Button };
