export default _default;
declare function _default(title: string): string;
