import { expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, outputFolder } from '../support/builtSite';

it('no file of the site names a folder of the machine that built it', () => {
  const folders = [process.cwd(), `${homedir()}${path.sep}`];
  const forms = folders.flatMap((folder) => [
    folder,
    pathToFileURL(folder).href,
    JSON.stringify(folder).slice(1, -1),
    encodeURIComponent(folder),
  ]);
  const leaks = listFiles().flatMap((file) => {
    const content = readFileSync(path.join(outputFolder, file), 'latin1');
    return forms.filter((form) => content.includes(form)).map((form) => `${file}: ${form}`);
  });
  expect([...new Set(leaks)]).toEqual([]);
});

it('no source map is published', () => {
  expect(listFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
});
