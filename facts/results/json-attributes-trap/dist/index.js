import limits from "./limits.js" with {
    type: "json"
};
const limit = limits.perPage;
export { limit };
