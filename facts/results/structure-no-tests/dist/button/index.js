import "./button.css";
import icon from "./icon.js";
function createButton(label) {
    const button = document.createElement('button');
    button.title = label;
    button.style.backgroundImage = `url(${icon})`;
    return button;
}
export { createButton };
