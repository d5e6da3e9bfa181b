// @ts-check
// Runs in each measured page, before its own scripts. `speedTask` says what to look for.
{
  /** Milliseconds between two looks, and between two presses of a control that may not work yet. */
  const lookEvery = 10;
  const pressEvery = 50;
  const getPaint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;

  /** @param {HTMLElement} control */
  const press = (control) => {
    if (control instanceof HTMLSelectElement) {
      control.value = 'dark';
      control.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    // What comes before a click where a finger presses; scripted clicks come alone.
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    control.focus();
    control.click();
  };
  const getColors = () =>
    [document.documentElement, document.body]
      .map((element) => getComputedStyle(element).backgroundColor)
      .join();
  const isTyping = () => document.activeElement instanceof HTMLInputElement;

  /**
   * Presses a control from the moment it is painted until it has done what it is for. The browser tells of
   * the first paint only 40 ms later on a slow machine: no reason for a reader to wait.
   * @param {string} selector
   * @param {'theme' | 'search'} kind
   */
  const pressUntilItWorks = (selector, kind) => {
    const find = () => document.querySelector(selector);
    const start = () => {
      const colors = getColors();
      const hasWorked = () => (kind === 'theme' ? getColors() !== colors : isTyping());
      let pressed = 0;
      let worksAt = 0;
      const timer = setInterval(look, lookEvery);
      function look() {
        const now = performance.now();
        if (!worksAt && !hasWorked() && now - pressed >= pressEvery) {
          pressed = now;
          const control = find();
          if (control instanceof HTMLElement) press(control);
        }
        // What works at once has done so here: what a press starts may keep the next look waiting.
        if (!worksAt && hasWorked()) worksAt = performance.now();
        const paint = getPaint();
        if (!worksAt || paint === undefined) return;
        clearInterval(timer);
        Object.assign(window, { speedResult: { paint, worksAt } });
      }
      look();
    };
    // The task after the first frame that has it.
    const wait = () => {
      if (!find()) {
        requestAnimationFrame(wait);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = start;
      channel.port2.postMessage('');
    };
    requestAnimationFrame(wait);
  };

  const getHeading = () =>
    [...document.querySelectorAll('h1')].find((heading) => heading.checkVisibility())?.textContent;

  /** Notes the first click, and when another heading than that page's has been painted, here or in the next page. */
  const followClick = () => {
    const shownAt = () => performance.timeOrigin + performance.now();
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const click = { at: performance.timeOrigin + timeStamp, heading: getHeading() };
        sessionStorage.setItem('speedClick', JSON.stringify(click));
      },
      { capture: true, once: true },
    );
    const look = () => {
      const click = JSON.parse(sessionStorage.getItem('speedClick') ?? 'null');
      const heading = getHeading();
      if (!click || !heading || heading === click.heading) {
        requestAnimationFrame(look);
        return;
      }
      // The task after this frame sees it painted.
      const channel = new MessageChannel();
      channel.port1.onmessage = () =>
        Object.assign(window, { speedResult: { time: shownAt() - click.at } });
      channel.port2.postMessage('');
    };
    requestAnimationFrame(look);
  };

  const { kind, selector } = /** @type {any} */ (window).speedTask;
  if (kind === 'click') followClick();
  else pressUntilItWorks(selector, kind);
}
