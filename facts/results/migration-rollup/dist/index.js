import { clamp } from "clamp";
const round = (value)=>Math.round(10 * value) / 10;
function toPercent(share) {
    return round(clamp(100 * share, 0, 100));
}
export { toPercent };

//# sourceMappingURL=index.js.map