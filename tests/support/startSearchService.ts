import type { IncomingHttpHeaders } from 'node:http';
import { listen } from './serveAnswers';

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
  port: number;
  /** What it was asked so far. */
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
  const { origin, close } = await listen(async ({ method, url, headers }, response) => {
    const { pathname, search, searchParams: query } = new URL(url ?? '/', 'http://127.0.0.1');
    const request = { method, path: pathname, search, query, headers };
    requests.push(request);
    const answer = await service.answer(request);
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
  const service: SearchService = {
    url: `${host === undefined ? origin : `http://${host}`}/search`,
    port: Number(new URL(origin).port),
    requests,
    answer: () => ({ body: '[]' }),
    close,
  };
  return service;
}
