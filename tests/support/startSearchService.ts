import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServiceAnswer {
  status?: number;
  body: string;
  location?: string;
  /** Sends the body and never ends. */
  isEndless?: boolean;
}

export interface ServiceRequest {
  method: string | undefined;
  path: string;
  search: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

export interface SearchService {
  /** Address that a site is told to ask. */
  url: string;
  /** What it was asked so far. */
  requests: ServiceRequest[];
  /** What it answers; undefined leaves a request without an answer. */
  answer: (
    request: ServiceRequest,
  ) => ServiceAnswer | undefined | Promise<ServiceAnswer | undefined>;
  close: () => Promise<void>;
}

/** A search service on this machine, another origin than the site, which a test tells what to answer. */
export async function startSearchService(wanted = 0): Promise<SearchService> {
  const server = createServer(({ method, url, headers }, response) => {
    const { pathname, search, searchParams: query } = new URL(url ?? '/', 'http://127.0.0.1');
    const request = { method, path: pathname, search, query, headers };
    service.requests.push(request);
    void Promise.resolve(service.answer(request)).then((answer) => {
      if (!answer) return;
      const { status = 200, body, location, isEndless = false } = answer;
      response.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        ...(location !== undefined && { location }),
      });
      response.write(body);
      if (!isEndless) response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const service: SearchService = {
    url: `http://127.0.0.1:${port}/search`,
    requests: [],
    answer: () => ({ body: '[]' }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  return service;
}
