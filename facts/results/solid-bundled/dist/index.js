import { insert, template } from "solid-js/web";
var _tmpl$ = /*#__PURE__*/ template("<button type=button>");
const Button = (props)=>(()=>{
        var _el$ = _tmpl$();
        insert(_el$, ()=>props.label);
        return _el$;
    })();
export { Button };
