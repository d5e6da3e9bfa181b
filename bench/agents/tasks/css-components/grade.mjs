import { expect } from '../../judge.mjs';

/** @param {import('../../judge.mjs').Task} task */
export default async function grade(task) {
  await task.build();
  const used = await task.pack();
  await used.publint();
  await used.typesWrong({ profile: 'esm-only' });

  const one = await used.bundle("import { Button } from 'soft-ui'; globalThis.use = Button;");
  expect(/#639|rebeccapurple/.test(one.css), 'the styles of Button come with it', one.css);
  expect(!/#ffefd5|papayawhip/.test(one.css), 'the styles of Card stay out without it', one.css);
  expect(!one.js.includes('papayawhip') && !one.js.includes('"section"'), 'so does Card');
  const both = await used.bundle(
    "import { Button, Card } from 'soft-ui'; globalThis.use = [Button, Card];",
  );
  expect(/#ffefd5|papayawhip/.test(both.css), 'the styles of Card come with it', both.css);
  const [, name = ''] = /\.([\w-]+)\s*\{[^}]*(?:#ffefd5|papayawhip)/.exec(both.css) ?? [];
  expect(name !== '' && both.js.includes(name), 'Card has the class of its style sheet', name);

  const code = used.files.filter((file) => /\.m?js$/.test(file)).map((file) => used.read(file));
  const client = code.filter((text) => /^['"]use client['"]/.test(text));
  expect(
    client.some((text) => text.includes('soft-button')),
    'the module of Button is a client module',
  );
  expect(!client.some((text) => text.includes('section')), 'the module of Card is a server module');
  expect(
    !code.some((text) => text.includes('react.transitional.element')),
    'React is no part of it',
  );

  const typed = `import { Button, Card } from 'soft-ui';
    export const page = <Card title="a"><Button tone="loud" /></Card>;
    // @ts-expect-error: no such tone
    export const wrong = <Button tone="shrill" />;`;
  await used.types(typed, '.tsx');
  await used.types(typed, '.tsx', '--module esnext --moduleResolution bundler');
}
