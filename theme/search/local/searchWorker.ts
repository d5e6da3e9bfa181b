import { createSearchServer } from './createSearchServer';
import type { SearchRequest } from './searchProtocol';

const answer = createSearchServer(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return response.text();
});

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
