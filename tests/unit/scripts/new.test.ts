import { beforeEach, describe, expect, it } from '@rstest/core';
import path from 'node:path';
import { checkDocs } from '../../../build/check/content/checkDocs';
import { listFiles } from '../../../build/read/files';
import { createPage } from '../../../scripts/new.mjs';
import { createTestFolder } from '../../support/testFolder';

/** What leads out of a folder stays at its end. */
const ending = { type: 'custom-link', link: '/guide/', label: 'Guide' };

const { root, write, read } = createTestFolder();
beforeEach(() => {
  write('docs/en/guide/_meta.json', '[{ "type": "dir", "name": "start", "label": "Start" }]\n');
  write('docs/en/guide/start/_meta.json', JSON.stringify(['index', ending]));
  write('docs/en/guide/start/index.mdx', '# Start\n');
});

const list = () => listFiles(root);

/** Everything below the folder by path. */
const takePicture = () => Object.fromEntries(list().map((file) => [file, read(file)]));

// The formatter and the site's own files are loaded with the first page.
const timeout = 30_000;

describe('a new page', { timeout }, () => {
  it('is in English, with an entry in the sidebar', async () => {
    const said = await createPage(root, { address: 'guide/start/my-page', title: 'A "page" <b>' });
    expect(said).toContain('Wrote docs/en/guide/start/my-page.mdx\n');
    expect(said).toContain('shows it at /guide/start/my-page');
    expect(said).toContain('npm run translations -- --start guide/start/my-page');
    expect(JSON.parse(read('docs/en/guide/start/_meta.json'))).toEqual([
      'index',
      { type: 'file', name: 'my-page', label: 'A "page" <b>' },
      ending,
    ]);
    expect(list().filter((file) => file.includes('zh'))).toEqual([]);
  });

  it('leaves nothing that `npm run check` refuses', async () => {
    const options = { root: path.join(root, 'docs'), base: root };
    const listErrors = () =>
      checkDocs(options).flatMap(({ severity, file, rule, message }) =>
        severity === 'error' ? [`${file} ${rule}: ${message}`] : [],
      );
    // The few pages of this test lack what the site must have.
    const before = listErrors();
    await createPage(root, { address: 'guide/start/my-page' });
    await createPage(root, { address: 'guide/start/deep/my-page' });
    expect(listErrors()).toEqual(before);
  });

  it('brings the folders above it into the sidebar as well', async () => {
    const said = await createPage(root, { address: '/guide/basic/deep/my-page/' });
    expect(said).toContain('Wrote docs/en/guide/basic/_meta.json, in a new folder\n');
    expect(JSON.parse(read('docs/en/guide/_meta.json'))).toMatchObject([
      { name: 'start' },
      { type: 'dir', name: 'basic', label: 'Basic' },
    ]);
    expect(JSON.parse(read('docs/en/guide/basic/_meta.json'))).toMatchObject([
      { type: 'dir', name: 'deep', label: 'Deep' },
    ]);
    expect(JSON.parse(read('docs/en/guide/basic/deep/_meta.json'))).toEqual([
      { type: 'file', name: 'my-page', label: 'My page' },
    ]);
    expect(read('docs/en/guide/basic/deep/my-page.mdx')).toContain('title: "My page"');
  });

  it('is in no sidebar where its folder has none', async () => {
    write('docs/en/tools/_meta.json', '[]\n');
    expect(await createPage(root, { address: 'tools/my-page' })).toContain('are in no sidebar');
    expect(read('docs/en/tools/_meta.json')).toBe('[]\n');
    expect(read('docs/en/tools/my-page.mdx')).toContain('\nsidebar: false\n---\n');
  });

  it.each([
    ['guide/start/index', '/guide/start/index is there already: docs/en/guide/start/index.mdx.'],
    ['guide/start', '/guide/start is there already: docs/en/guide/start/index.mdx.'],
    ['guide/start/My_Page', '`guide/start/My_Page` cannot be the address of a page.'],
    ['guide//page', '`guide//page` cannot'],
    ['../guide/page', 'It begins with a section (guide, config'],
    ['guide', '`guide` cannot'],
  ])('cannot be at %s', async (address, reason) => {
    const before = takePicture();
    await expect(createPage(root, { address })).rejects.toThrow(reason);
    expect(takePicture()).toEqual(before);
  });

  it('waits until the list of its folder is repaired', async () => {
    write('docs/en/guide/start/_meta.json', '["index"');
    const page = createPage(root, { address: 'guide/start/other-page' });
    await expect(page).rejects.toThrow('docs/en/guide/start/_meta.json is no list in JSON');
  });
});
