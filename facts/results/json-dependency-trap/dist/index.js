import legacy_package from "legacy/package.json";
const { version: version } = legacy_package;
export { version };
