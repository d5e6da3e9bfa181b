// @ts-check
// Runs in the worker of the search: notes how long each question takes there, from the moment at which
// it has arrived. Browsers slow pages down, not workers.
{
  /** @type {Map<number, number>} */
  const times = new Map();
  const nativePost = self.postMessage;
  /** @type {Map<number, number>} */
  const answered = new Map();
  /** @param {{ id: number }} reply */
  const post = (reply) => {
    answered.set(reply.id, performance.now());
    nativePost.call(self, reply);
  };
  self.addEventListener('message', ({ data, timeStamp }) => {
    const settle = () => {
      const end = answered.get(data.id);
      if (end === undefined) setTimeout(settle);
      else times.set(data.id, end - timeStamp);
    };
    settle();
  });
  Object.assign(self, { postMessage: post, workerTimes: times });
}
