import { expect, it } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { Hero, type HeroProps } from '../../../../theme/home/Hero';

const draw = (props: Partial<HeroProps> = {}) =>
  renderToStaticMarkup(<Hero getStartedLink="/start" learnMoreLink="/more" {...props} />);

it('shows its own texts where it gets none', () => {
  const html = draw();
  for (const text of [
    '>Rspack</h1>',
    '>The fast Rust-based web bundler<',
    '>Seamlessly replace webpack with compatible API<',
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<a [^>]*href="\/start"[^>]*>Get Started<\/a>/);
  expect(html).toMatch(/<a [^>]*href="\/more"[^>]*>Learn More<\/a>/);
  expect(html).not.toMatch(/data-stars|data-oval|<img|role="img"/);
});

it('shows stars, oval, logo and picture where it is asked to', () => {
  const html = draw({
    showStars: true,
    showOvalBg: true,
    logoUrl: '/logo.svg',
    image: { light: '/light.svg', dark: '/dark.svg', alt: 'A drawing' },
  });
  expect(html.match(/<i /g)).toHaveLength(35);
  expect(html).toContain('data-oval');
  expect(html).toContain('src="/logo.svg"');
  expect(html).toContain('aria-label="A drawing"');
  // No element fetches either picture: style chooses one.
  expect(html).not.toMatch(/src="\/(light|dark)\.svg"/);
});

it('shows a name, lines of text, a tagline and two actions', () => {
  const html = draw({
    title: 'Name',
    subTitle: 'Line above',
    description: 'Line below',
    tagline: 'A tagline',
    getStartedButtonText: 'Begin',
    learnMoreButtonText: 'Read',
  });
  const texts = ['Line above', 'Name', 'Line below', 'A tagline', 'Begin', 'Read'];
  const places = texts.map((text) => html.indexOf(`>${text}<`));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(html).toContain('<h1');
  expect(draw()).not.toContain('A tagline');
});
