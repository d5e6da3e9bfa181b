import { expect, it } from '@rstest/core';
import { trustHtml } from '../../../../theme/lib/trustHtml';

it('ends a build whose HTML could do something, naming it', () => {
  expect(() => trustHtml('<img src=x onerror=alert(1)>')).toThrow(
    'Not only text or code: <img src=x onerror=alert(1)>',
  );
});
