import { cache } from "./cache.js";
function clear(filter) {
    for (const url of [
        ...cache.keys()
    ])if (filter?.(url) ?? true) cache["delete"](url);
}
export { clear };

//# sourceMappingURL=admin.js.map