import { describe, expect, it } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { getRepositoryHost, SourceLink } from '../../../../theme/docPage/SourceLink';
import { iconPaths } from '../../../../theme/ui/Icon';

const draw = (href: string, text?: string) =>
  renderToStaticMarkup(<SourceLink href={href}>{text}</SourceLink>);

it('a link to a source has the icon of the host that keeps it', () => {
  for (const [href, icon] of [
    ['https://github.com/a/b/blob/main/c.ts', iconPaths.github],
    ['https://gitlab.com/a/b/-/blob/main/c.ts', iconPaths.gitlab],
    ['https://code.example.com/a/b', iconPaths.code],
  ] as const) {
    const html = draw(href);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`d="${icon}"`);
  }
});

it('a link to a source is called Source unless the page calls it otherwise', () => {
  expect(draw('https://github.com/a/b')).toMatch(/<\/svg>Source<\/a>$/);
  expect(draw('https://github.com/a/b', 'b.ts')).toMatch(/<\/svg>b\.ts<\/a>$/);
});

describe('getRepositoryHost', () => {
  it('knows a host by its address, a company’s own too', () => {
    expect(getRepositoryHost('https://github.com/a/b')).toMatchObject({
      name: 'GitHub',
      icon: 'github',
      edit: 'edit',
    });
    expect(getRepositoryHost('https://gitlab.example.com/a/b')).toMatchObject({
      name: 'GitLab',
      icon: 'gitlab',
      edit: '-/edit',
    });
  });

  it('calls an unknown host by its name', () => {
    expect(getRepositoryHost('https://code.example.com/a')).toMatchObject({
      name: 'code.example.com',
      icon: 'code',
    });
    expect(getRepositoryHost('constructor')).toMatchObject({ name: 'constructor', icon: 'code' });
  });
});
