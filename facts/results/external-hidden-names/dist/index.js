import * as __rspack_external_legacy from "legacy";
const legacy = "default" in __rspack_external_legacy ? __rspack_external_legacy["default"] : __rspack_external_legacy;
const half = legacy.limit / 2;
export { half };
