import { cache } from "./cache.mjs";
function clear(filter) {
    for (const url of [
        ...cache.keys()
    ])if (filter?.(url) ?? true) cache["delete"](url);
}
export { clear };
