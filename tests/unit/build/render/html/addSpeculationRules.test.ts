import { expect, it } from '@rstest/core';
import { addSpeculationRules } from '../../../../../build/render/html/addSpeculationRules';

it('puts rules into the head that browsers can read', () => {
  const html = addSpeculationRules('<html><head><meta></head><body></head></body></html>');
  const [, text = ''] =
    /^<html><head><meta><script type="speculationrules">(.*)<\/script><\/head><body>/.exec(html) ??
    [];
  expect(JSON.parse(text)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});
