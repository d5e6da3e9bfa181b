import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function Counter($$renderer, $$props) {
    let { label } = $$props;
    let count = 0;
    $$renderer.push(`<button type="button">${__rspack_external_svelte_internal_server_c57d3e80.escape(label)}: ${__rspack_external_svelte_internal_server_c57d3e80.escape(count)}</button>`);
}
const src_Counter = Counter;
export { src_Counter as Counter };
