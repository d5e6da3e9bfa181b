// @ts-check
// Runs in each measured page, before its own scripts: notes how long after the first key a result of the
// search was painted. It asks for no frame before: one after the other slows a page down that React takes over.
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      document.documentElement.dataset.answered = `${performance.now() - timeStamp}`;
    };
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog [role=option]')) return;
      observer.disconnect();
      requestAnimationFrame(() => channel.port2.postMessage(''));
    });
    observer.observe(document, { childList: true, subtree: true });
  },
  { capture: true, once: true },
);
