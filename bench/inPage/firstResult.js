// @ts-check
// Runs in each measured page, before its own scripts: notes how long after the first key a result of the
// search was painted.
addEventListener(
  'keydown',
  ({ timeStamp }) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      document.documentElement.dataset.answered = `${performance.now() - timeStamp}`;
    };
    const look = () => {
      if (document.querySelector('dialog [role=option]')) channel.port2.postMessage('');
      else requestAnimationFrame(look);
    };
    look();
  },
  { capture: true, once: true },
);
