import { describe, expect, it } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../../facts/cases/paths';
import { isFragment, listFiles } from '../../../build/read/files';
import { findShapeFaults } from './findShapeFaults';
import { ownShapes, pageShapes } from './pageShapes';

const folder = path.join(repository, 'docs/en');
const files = listFiles(folder).filter((file) => file.endsWith('.mdx') && !isFragment(file));

describe('pages of a kind have its parts, in order', () => {
  it('every page is of one kind, or one of its own', () => {
    const countKinds = (file: string) =>
      pageShapes.filter((shape) => shape.files.test(file)).length +
      ownShapes.filter((own) => own.test(file)).length;
    expect(files.filter((file) => countKinds(file) !== 1)).toEqual([]);
  });

  for (const shape of pageShapes) {
    it(`${shape.kind}`, () => {
      const own = files.filter((file) => shape.files.test(file));
      expect(own).not.toEqual([]);
      const faults = own.flatMap((file) =>
        findShapeFaults(readFileSync(path.join(folder, file), 'utf8'), shape).map(
          (fault) => `docs/en/${file}: ${fault}`,
        ),
      );
      expect(faults).toEqual([]);
    });
  }
});
