import package_0 from "../package.json" with {
    type: "json"
};
import limits from "./limits.json" with {
    type: "json"
};
const version = package_0.version;
const limit = limits.perPage;
export { limit, version };
