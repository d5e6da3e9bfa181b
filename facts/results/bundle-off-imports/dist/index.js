import { clamp } from "clamp";
import { sep } from "node:path";
import { viaAlias } from "./alias.js";
import data from "./data.js";
import { explicit } from "./explicit.js";
import { part } from "./parts/index.js";
const src_all = [
    clamp,
    sep,
    viaAlias,
    data.limit,
    explicit,
    part
];
const later = ()=>import("./lazy.js");
export { later, src_all as all };
