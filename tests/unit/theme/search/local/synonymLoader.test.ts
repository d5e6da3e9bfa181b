import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { createSynonymLoader, parseSynonyms } from '../../../../../theme/search/local/searchServer';

const url = '/static/search_synonyms.aaa.json';
const json = '{"same": [["cjs", "commonjs"]], "leadsTo": {}}';

/** A loader over answers in order, the last of them for good, and how often it has asked. */
function createLoader(...answers: (string | Error | Promise<string>)[]) {
  const fetchText = rs.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer;
  });
  return { loader: createSynonymLoader(fetchText, url), fetchText };
}

const known = [['commonjs']];

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

describe('createSynonymLoader', () => {
  it('has them once they have come, fetched once', async () => {
    const { loader, fetchText } = createLoader(json);
    expect(loader.synonyms).toBeUndefined();
    const both = await Promise.all([loader.load(), loader.load()]);
    expect(both.map((synonyms) => synonyms.find('cjs'))).toEqual([known, known]);
    expect(loader.synonyms?.find('cjs')).toEqual(known);
    expect(fetchText.mock.calls).toEqual([[url]]);
  });

  it.each([
    ['a failure', new Error('503')],
    ['a page of the host', '<!doctype html>'],
    ['another shape', '{"same": 7}'],
  ])('tries again by itself after %s', async (_, failure) => {
    const { loader, fetchText } = createLoader(failure, json);
    const loading = loader.load();
    await rs.advanceTimersByTimeAsync(1900);
    expect(fetchText).toHaveBeenCalledTimes(1);
    await rs.advanceTimersByTimeAsync(100);
    expect((await loading).find('cjs')).toEqual(known);
  });

  it('gives a lost file up after four tries, until the next question', async () => {
    const { loader, fetchText } = createLoader(new Error('404'));
    const failure = loader.load().catch((error: unknown) => error);
    await rs.advanceTimersByTimeAsync(60_000);
    expect(await failure).toEqual(new Error('404'));
    expect(fetchText).toHaveBeenCalledTimes(4);
    loader.load().catch(() => undefined);
    expect(fetchText).toHaveBeenCalledTimes(5);
  });
});

it.each([
  '',
  '<!doctype html><title>Sign in</title>',
  '{"same": [["cjs", "commonjs"]], "leadsTo": {"outdir"',
  'null',
  '[]',
  '{"same": [["cjs", "commonjs"]]}',
  '{"same": [["cjs", 7]], "leadsTo": {}}',
  '{"same": ["cjs"], "leadsTo": {}}',
  '{"same": [], "leadsTo": null}',
  '{"same": [], "leadsTo": {"outdir": "distPath"}}',
])('refuses %s', (text) => {
  expect(() => parseSynonyms(text)).toThrow(Error);
});
