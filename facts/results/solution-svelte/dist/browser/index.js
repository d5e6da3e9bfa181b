import "svelte/internal/disclose-version";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<button type="button"> </button>');
function Counter($$anchor, $$props) {
    let count = __rspack_external_svelte_internal_client_f8ec82ce.state(0);
    const add = ()=>__rspack_external_svelte_internal_client_f8ec82ce.update(count);
    var button = root();
    var text = __rspack_external_svelte_internal_client_f8ec82ce.only_child(button);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text, `${$$props.label ?? ''}: ${__rspack_external_svelte_internal_client_f8ec82ce.get(count) ?? ''}`));
    __rspack_external_svelte_internal_client_f8ec82ce.delegated('click', button, add);
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, button);
}
__rspack_external_svelte_internal_client_f8ec82ce.delegate([
    'click'
]);
const src_Counter = Counter;
export { src_Counter as Counter };
