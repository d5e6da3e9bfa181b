import { cache } from "./7.mjs";
async function load(url) {
    const known = cache.get(url);
    if (void 0 !== known) return known;
    const response = await fetch(url);
    const text = await response.text();
    cache.set(url, text);
    return text;
}
export { load };

//# sourceMappingURL=index.mjs.map