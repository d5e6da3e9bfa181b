import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
let count = __rspack_external_svelte_internal_client_f8ec82ce.state(0);
const readCount = ()=>__rspack_external_svelte_internal_client_f8ec82ce.get(count);
const add = ()=>__rspack_external_svelte_internal_client_f8ec82ce.update(count);
export { add, readCount };
