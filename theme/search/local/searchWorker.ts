import { createSearchServer, type SearchRequest } from './searchServer';

const answer = createSearchServer(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
});

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
