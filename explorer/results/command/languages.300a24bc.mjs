var languages_namespaceObject = /*#__PURE__*/ JSON.parse('[{"id":"en","unit":"words"},{"id":"de","unit":"Wörter"},{"id":"zh","unit":"个词"}]');
var _0 = languages_namespaceObject["0"];
var _1 = languages_namespaceObject["1"];
var _2 = languages_namespaceObject["2"];
export default languages_namespaceObject;
export { _0 as "0", _1 as "1", _2 as "2" };
