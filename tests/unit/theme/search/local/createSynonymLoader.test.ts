import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import { createSynonymLoader } from '../../../../../theme/search/local/createSynonymLoader';

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
    expect(loader.synonyms.find('cjs')).toEqual([]);
    await Promise.all([loader.load(), loader.load()]);
    await loader.load();
    expect(loader.synonyms.find('cjs')).toEqual(known);
    expect(fetchText.mock.calls).toEqual([[url]]);
  });

  it.each([
    ['a failure', new Error('503')],
    ['a page of the host', '<!doctype html>'],
    ['another shape', '{"same": 7}'],
  ])('goes on without them after %s, and asks again later', async (_, failure) => {
    const { loader, fetchText } = createLoader(failure, json);
    await loader.load();
    await loader.load();
    expect(loader.synonyms.find('cjs')).toEqual([]);
    await rs.advanceTimersByTimeAsync(2000);
    expect(fetchText).toHaveBeenCalledTimes(1);
    await loader.load();
    await rs.advanceTimersByTimeAsync(0);
    expect(loader.synonyms.find('cjs')).toEqual(known);
    expect(fetchText).toHaveBeenCalledTimes(2);
  });

  it('asks ever less often for a file that is lost', async () => {
    const { loader, fetchText } = createLoader(new Error('404'));
    for (let question = 0; question < 200; question++) {
      await loader.load();
      await rs.advanceTimersByTimeAsync(100);
    }
    // After 2, 6 and 12 of the twenty seconds.
    expect(fetchText).toHaveBeenCalledTimes(4);
  });

  it('lets no question wait long, and takes them when they come after all', async () => {
    let resolve: (text: string) => void = () => undefined;
    const slow = new Promise<string>((done) => {
      resolve = done;
    });
    const { loader, fetchText } = createLoader(slow);
    const done = rs.fn();
    void loader.load().then(done);
    await rs.advanceTimersByTimeAsync(900);
    expect(done).not.toHaveBeenCalled();
    await rs.advanceTimersByTimeAsync(200);
    expect(done).toHaveBeenCalled();
    await loader.load();
    resolve(json);
    await rs.advanceTimersByTimeAsync(0);
    expect(loader.synonyms.find('cjs')).toEqual(known);
    expect(fetchText).toHaveBeenCalledTimes(1);
  });
});
