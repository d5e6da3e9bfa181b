import { expect, it } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { SourceLink } from '../../../../theme/docPage/SourceLink';
import { iconPaths } from '../../../../site/icons';

it('a link to a source has the icon of the host that keeps it', () => {
  for (const [href, icon] of [
    ['https://github.com/a/b/blob/main/c.ts', iconPaths.github],
    ['https://gitlab.com/a/b/-/blob/main/c.ts', iconPaths.gitlab],
    ['https://code.example.com/a/b', iconPaths.code],
  ] as const) {
    const html = renderToStaticMarkup(<SourceLink href={href} />);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`d="${icon}"`);
  }
});
