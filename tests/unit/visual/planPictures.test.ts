import { describe, expect, it } from '@rstest/core';
import { planPictures } from '../../visual/planPictures';

const titles = (states: Parameters<typeof planPictures>[0]) =>
  planPictures(states).map(({ title }) => title);

describe('planPictures', () => {
  it('takes each state in both schemes at three widths', () => {
    expect(titles([{ name: 'home', route: '/' }])).toEqual([
      'home · light · 390',
      'home · dark · 390',
      'home · light · 768',
      'home · dark · 768',
      'home · light · 1440',
      'home · dark · 1440',
    ]);
  });

  it('leaves out the widths at which a state does not exist', () => {
    const notAt = { 390: 'is a part of the menu', 1440: 'is open' };
    expect(titles([{ name: 'menu', route: '/', notAt }])).toEqual([
      'menu · light · 768',
      'menu · dark · 768',
    ]);
  });

  it('names files by what they show, without signs that a disk may refuse', () => {
    const [picture] = planPictures([{ name: 'search: no results', route: '/' }]);
    expect(picture).toMatchObject({
      file: 'search-no-results-light-390.png',
      size: { width: 390, height: 844 },
    });
  });

  it('refuses two states that would overwrite each other', () => {
    const states = ['search: all', 'search all'].map((name) => ({ name, route: '/' }));
    expect(() => planPictures(states)).toThrow(
      'Two pictures would be search-all-light-390.png: rename “search all · light · 390”.',
    );
  });
});
