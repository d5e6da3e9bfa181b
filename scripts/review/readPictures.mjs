import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ name: string, result: 'same' | 'new' | 'differs' | 'failed', reason?: string }} Picture
 * @typedef {{ status?: string, errors?: { message?: string }[], attachments?: { name: string }[] }} Result
 * @typedef {{ annotations?: { type: string }[], results: Result[] }} Test
 * @typedef {{ title: string, ok: boolean, tests: Test[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors?: { message?: string }[] }} Report what Playwright’s JSON reporter writes
 */

/**
 * What became of each picture, by the report of the run that compared: `failed` is a state that could
 * not be shown, `new` one of which there was no picture.
 * @param {Report} report
 * @returns {Picture[]}
 * @throws Error where the run itself failed.
 */
export function readPictures({ suites, errors = [] }) {
  const [error] = errors;
  if (error) throw new Error(readMessage(error));
  return suites.flatMap(listSpecs).map(readPicture);
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/**
 * @param {Spec} spec
 * @returns {Picture}
 */
function readPicture({ title: name, ok, tests }) {
  const test = tests[0];
  const result = test?.results.at(-1);
  if (ok && result?.status === 'passed') {
    const isNew = test?.annotations?.some(({ type }) => type === 'new');
    return { name, result: isNew ? 'new' : 'same' };
  }
  const message = (result?.errors ?? []).map(readMessage).join('\n') || `It ${result?.status}.`;
  const isCompared = result?.attachments?.some((file) => file.name.endsWith('-expected.png'));
  if (!isCompared) return { name, result: 'failed', reason: message.split('\n')[0] };
  const [size] = /image \d+px by \d+px, received \d+px by \d+px/.exec(message) ?? [];
  const [, pixels] = /(\d+) pixels \(/.exec(message) ?? [];
  const reason = size
    ? size.replace(/image (\S+) by (\S+), received (\S+) by (\S+)/, '$1 × $2 became $3 × $4')
    : pixels && `${pixels} pixels`;
  return { name, result: 'differs', reason };
}

/** @param {{ message?: string }} error */
const readMessage = ({ message = 'no reason given' }) =>
  stripVTControlCharacters(message).replace(/^Error: /, '');
