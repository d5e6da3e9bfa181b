import { delegateEvents, getNextElement, getNextMarker, insert, runHydrationEvents, template } from "solid-js/web";
import { createSignal } from "solid-js";
var _tmpl$ = /*#__PURE__*/ template("<button type=button><!$><!/>: <!$><!/>");
function Counter(props) {
    const [count, setCount] = createSignal(0);
    return (()=>{
        var _el$ = getNextElement(_tmpl$), _el$3 = _el$.firstChild, [_el$4, _co$] = getNextMarker(_el$3.nextSibling), _el$2 = _el$4.nextSibling, _el$5 = _el$2.nextSibling, [_el$6, _co$2] = getNextMarker(_el$5.nextSibling);
        _el$.$$click = ()=>setCount(count() + 1);
        insert(_el$, ()=>props.label, _el$4, _co$);
        insert(_el$, count, _el$6, _co$2);
        runHydrationEvents();
        return _el$;
    })();
}
delegateEvents([
    "click"
]);
export { Counter };
