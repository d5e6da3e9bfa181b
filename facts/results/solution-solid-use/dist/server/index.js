import { escape as web_escape, ssr, ssrHydrationKey } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = [
    "<button",
    " type=\"button\"><!--$-->",
    "<!--/-->: <!--$-->",
    "<!--/--></button>"
];
function Counter(props) {
    const [count, setCount] = createSignal(0);
    return ssr(_tmpl$, ssrHydrationKey(), web_escape(props.label), web_escape(count()));
}
export { Counter };
