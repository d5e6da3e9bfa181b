/** @template {HTMLElement} T @param {T} element @param {string} text @returns {T} */
export function setText(element, text) {
  element.textContent = text;
  return element;
}
