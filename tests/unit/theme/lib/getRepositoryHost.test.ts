import { describe, expect, it } from '@rstest/core';
import { getRepositoryHost } from '../../../../theme/lib/getRepositoryHost';

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
