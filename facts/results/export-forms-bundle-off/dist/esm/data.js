var data_namespaceObject = /*#__PURE__*/ JSON.parse('{"version":"1.2.3","count":1}');
var count = data_namespaceObject.count;
var version = data_namespaceObject.version;
export default data_namespaceObject;
export { count, version };
