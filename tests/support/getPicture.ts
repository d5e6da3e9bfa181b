/**
 * Where every element that can be seen is, its colors, and what the page says, to compare before
 * and after React; runs in the page. The name of a shortcut's keys is left out: it depends on the reader's system,
 * its place is reserved. So are the box around what shows later (`data-deferred`), not what is in it,
 * and the link to the top, which comes with React.
 */
export function getPicture(): { texts: string[]; boxes: string[] } {
  const label = ':is(button, [aria-haspopup]) kbd';
  const keys = [...document.querySelectorAll(label)].flatMap((key) => key.textContent || []);
  const top = 'main [href="#content"], main [href="#content"] *, main :has(> [href="#content"])';
  const left = `${label}, [data-deferred], ${top}`;
  const elements = [...document.querySelectorAll(`body *:not(${left})`)].filter((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  return {
    texts: document.body.innerText.split('\n').filter((line) => line && !keys.includes(line)),
    boxes: elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName} ${place} ${color} on ${backgroundColor}`;
    }),
  };
}
