// @ts-check
// Runs in the page, before its own scripts: notes when a question leaves for the worker, when its
// answer is there, and when the next frame has shown it.
{
  /** @type {{ id: number, asked: number, answered: number, painted: number }[]} */
  const times = [];
  const nativePost = Worker.prototype.postMessage;
  const watched = new WeakSet();
  /** @param {{ id: number, query?: string }} request */
  Worker.prototype.postMessage = function (request) {
    if (request.query) {
      const time = { id: request.id, asked: performance.now(), answered: 0, painted: 0 };
      times.push(time);
      if (!watched.has(this)) {
        watched.add(this);
        this.addEventListener('message', () => {
          const current = times.at(-1);
          if (!current || current.answered) return;
          current.answered = performance.now();
          // The status says nothing until the answer is drawn; the task after its frame sees it painted.
          const waitForPaint = () => {
            if (!document.querySelector('dialog [role=status]')?.textContent) {
              requestAnimationFrame(waitForPaint);
              return;
            }
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              current.painted = performance.now();
            };
            channel.port2.postMessage('');
          };
          requestAnimationFrame(waitForPaint);
        });
      }
    }
    nativePost.call(this, request);
  };
  Object.assign(window, { searchTimes: times });
}
