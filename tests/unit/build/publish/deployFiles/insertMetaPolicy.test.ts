import { describe, expect, it } from '@rstest/core';
import { insertMetaPolicy } from '../../../../../build/publish/deployFiles/insertMetaPolicy';

const policy = ["default-src 'none'", "img-src 'self' data:", "frame-ancestors 'none'"];
const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' data:">`;

describe('insertMetaPolicy', () => {
  it('comes first in the head, without what only a header can say', () => {
    expect(insertMetaPolicy('<html><head><script>1</script></head>', policy)).toBe(
      `<html><head>${meta}<script>1</script></head>`,
    );
  });

  it('stands behind the character set, which browsers look for in the first 1,024 bytes', () => {
    expect(insertMetaPolicy('<head lang="en"><meta charset="utf-8"><title>x</title>', policy)).toBe(
      `<head lang="en"><meta charset="utf-8">${meta}<title>x</title>`,
    );
  });

  it('takes no header element for the head', () => {
    expect(() => insertMetaPolicy('<header>x</header>', policy)).toThrow(
      '[deployFiles] a page without <head> cannot carry the policy.',
    );
  });
});
