import { expect, it } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { OverviewSection } from '../../../../theme/overview/Overview';

const item = { title: 'output', href: '/config/output', headings: [] };
const draw = (title: string) =>
  renderToStaticMarkup(<OverviewSection group={{ title, items: [item] }} />);

it('pages that are in no group are under Others', () => {
  expect(draw('')).toMatch(/<h2[^>]*>Others<\/h2>/);
  expect(draw('Lib options')).toMatch(/<h2[^>]*>Lib options<\/h2>/);
});

it('names in a card leave out the option that the card is about', () => {
  const headings = [{ id: 'a', depth: 2, text: '`output.charset` and `output.manifest`' }];
  const html = renderToStaticMarkup(
    <OverviewSection group={{ title: '', items: [{ ...item, headings }] }} />,
  );
  expect(html).toMatch(/<code>charset<\/code> and <code>manifest<\/code>/);
});
