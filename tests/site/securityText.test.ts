import { expect, it } from '@rstest/core';
import { absoluteUrl } from '../../site/address';
import { site } from '../../site/site';
import { readBuilt } from '../support/builtSite';
import { address } from '../support/siteAddress';

const file = '.well-known/security.txt';
const fields = new Map(
  readBuilt(file)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')] as const;
    }),
);
const day = 24 * 60 * 60 * 1000;

it('security.txt leads to the repository and names its own address', () => {
  expect([...fields.keys()]).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  expect(fields.get('Contact')).toBe(`${site.repository.url}/security/advisories/new`);
  expect(fields.get('Policy')).toBe(`${site.repository.url}/security/policy`);
  expect(fields.get('Preferred-Languages')).toBe('en, zh');
  expect(fields.get('Canonical')).toBe(absoluteUrl(address, file));
});

it('security.txt is good for at least 30 days, and for a year at most', () => {
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const left = Math.floor((Date.parse(expires) - Date.now()) / day);
  const message =
    `security.txt expires in ${left} days, on ${expires}: see that reports still arrive at ` +
    `${fields.get('Contact')}, then set \`expires\` in site/securityContact.ts to eleven months from now.`;
  expect(left, message).toBeGreaterThanOrEqual(30);
  expect(left, message).toBeLessThanOrEqual(366);
});
