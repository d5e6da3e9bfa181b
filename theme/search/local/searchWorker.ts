import { createSearchServer, type SearchReply, type SearchRequest } from './searchServer';

/** build/publish/searchIndex names the file. */
const synonymsUrl = new URL('../../../site/synonyms.json', import.meta.url).href;

const answer = createSearchServer(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}, synonymsUrl);

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const post = (reply: SearchReply) => self.postMessage(reply);
  void answer(data, post).then(post);
});
