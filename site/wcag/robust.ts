import type { Criterion } from './Criterion';
import { everyRuleTest } from './everyRuleTest';

/** Principle 4 of WCAG 2.2; 4.1.1 (Parsing) is no longer part of it. */
export const robust: readonly Criterion[] = [
  {
    number: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    here: 'controls are native elements; each has a name, and its state is an attribute',
    tests: [
      everyRuleTest,
      'tests/a11y/spoken.test.ts › controls say what they do, and what happens is said by live regions',
    ],
  },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    here: 'the number of hits, a copied block, a new page and failures are said by live regions',
    tests: [
      'tests/a11y/spoken.test.ts › controls say what they do, and what happens is said by live regions',
      'tests/e2e/contentSwitch.test.ts › the focus goes to the new heading and the title is announced',
    ],
  },
];
