import { createSearchServer, type SearchRequest } from './searchServer';

const answer = createSearchServer(async (url, take) => {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} answered ${status}.`);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
});

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply));
});
