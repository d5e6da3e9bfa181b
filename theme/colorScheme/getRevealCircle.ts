export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The circle round the middle of a control that covers the whole window, in pixels. */
export function getRevealCircle(control: Box, window: { width: number; height: number }) {
  const x = control.left + control.width / 2;
  const y = control.top + control.height / 2;
  const radius = Math.ceil(
    Math.hypot(Math.max(x, window.width - x), Math.max(y, window.height - y)),
  );
  return { x, y, radius };
}
