import { defineCase } from '../../facts/cases/defineCase';

export default defineCase({
  title: 'A function that returns a class with a private member',
  question: 'Why may an exported class not have private members?',
  expect: {
    exit: 1,
    log: "error TS4094: Property 'width' of exported anonymous class type may not be private or protected.",
  },
});
