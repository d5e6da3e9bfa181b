var json_star_count = void 0;
var json_star_version = void 0;
export { json_star_count as count, json_star_version as version };
