import { cache } from "./7~0.js";
function clear(filter) {
    for (const url of [
        ...cache.keys()
    ])if (filter?.(url) ?? true) cache["delete"](url);
}
export { clear };

//# sourceMappingURL=admin.js.map