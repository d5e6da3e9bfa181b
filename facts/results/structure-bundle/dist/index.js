import icon_namespaceObject from "./static/svg/icon.svg";
function createButton(label) {
    const button = document.createElement('button');
    button.title = label;
    button.style.backgroundImage = `url(${icon_namespaceObject})`;
    return button;
}
export { createButton };
