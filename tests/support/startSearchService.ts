import { listen } from '../../scripts/serve/startServer.mjs';

export interface ServiceAnswer {
  status?: number;
  body: string;
  location?: string;
}

export interface ServiceRequest {
  method: string | undefined;
  path: string;
  query: URLSearchParams;
  search: string;
  cookie: string | undefined;
}

export interface SearchService {
  /** Address that a site is told to query. */
  url: string;
  port: number;
  /** What it has received so far. */
  requests: ServiceRequest[];
  /** What it answers; undefined leaves a request without an answer. */
  answer: (
    request: ServiceRequest,
  ) => ServiceAnswer | undefined | Promise<ServiceAnswer | undefined>;
  close: () => Promise<void>;
}

/**
 * A search service on this machine, another origin than the site, which a test tells what to answer.
 * `host` is what browsers call it, by default its address.
 */
export async function startSearchService(host?: string): Promise<SearchService> {
  const requests: ServiceRequest[] = [];
  const { origin, port, close } = await listen(
    async ({ method, url, headers: { cookie } }, response) => {
      const { pathname, search, searchParams: query } = new URL(url ?? '/', 'http://127.0.0.1');
      const request = { method, path: pathname, query, search, cookie };
      requests.push(request);
      const answer = await service.answer(request);
      if (!answer) return;
      const { status = 200, body, location } = answer;
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        ...(location !== undefined && { location }),
      });
      response.end(body);
    },
  );
  const service: SearchService = {
    url: `${host === undefined ? origin : `http://${host}`}/search`,
    port,
    requests,
    answer: () => ({ body: '[]' }),
    close,
  };
  return service;
}
