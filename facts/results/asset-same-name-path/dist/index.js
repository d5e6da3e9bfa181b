import icon_namespaceObject from "./static/svg/src/close/icon.svg";
import open_icon_namespaceObject from "./static/svg/src/open/icon.svg";
export { icon_namespaceObject as close, open_icon_namespaceObject as open };
