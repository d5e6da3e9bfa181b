import { describe, expect, it } from '@rstest/core';
import { findVersionGap } from '../../../network/page/findVersionGap';

const find = (installed: string, source = 'text\nRslib v1.0.1\n') =>
  findVersionGap({
    file: 'docs/page.mdx',
    source,
    package: '@rslib/core',
    pattern: /^Rslib v(\S+)$/m,
    installed,
  });

describe('findVersionGap', () => {
  it('is silent about the version the page was proved with', () => {
    expect(find('1.0.1')).toBeUndefined();
  });

  it('asks for a new proof when npm installs another version', () => {
    expect(find('1.1.0')).toBe(
      'docs/page.mdx was proved with @rslib/core 1.0.1, but npm installs 1.1.0 today: prove the page again, that is fix what the other tests report and name 1.1.0 on it.',
    );
    expect(find('1.0.10')).toContain('but npm installs 1.0.10 today');
  });

  it('does not pass over a page that names no version', () => {
    expect(find('1.0.1', 'text')).toBe(
      'docs/page.mdx no longer says which version of @rslib/core it shows: no /^Rslib v(\\S+)$/m.',
    );
  });
});
