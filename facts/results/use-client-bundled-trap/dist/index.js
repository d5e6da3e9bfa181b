const Toggle = ()=>'toggle';
var src_version = "1.0.0";
export { Toggle, src_version as version };
