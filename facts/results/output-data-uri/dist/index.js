const logo_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHdpZHRoPSI4IiBoZWlnaHQ9IjgiPjxwYXRoIGQ9Ik0wIDBoOHY4SDB6IiAvPjwvc3ZnPgo=";
const loadTheme = ()=>import("./theme.js");
export { loadTheme, logo_namespaceObject as logo };
