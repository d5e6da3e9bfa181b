/** Puts the panel below a name where the browser cannot do so itself (no anchor positioning). */
export function placePanel(panel: HTMLElement, name: HTMLElement): void {
  if (CSS.supports('position-area: block-end')) return;
  const { bottom, left } = name.getBoundingClientRect();
  const room = document.documentElement.clientWidth - panel.offsetWidth;
  panel.style.setProperty('--below', `${bottom}px`);
  panel.style.setProperty('--beside', `${Math.max(0, Math.min(left, room))}px`);
}
