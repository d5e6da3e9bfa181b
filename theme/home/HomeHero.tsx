import { usePage } from '@rspress/core/runtime';
import type { FrontMatter } from '../../site/frontMatterSchema';
import { site } from '../../site/site';
import { useAssetHref, useSitePath } from '../lib/siteHooks';
import { useText } from '../lib/text';
import backdropStyles from './Backdrop.module.css';
import { Hero } from './Hero';

export function HomeHero() {
  const text = useText();
  const getAsset = useAssetHref();
  const { page } = usePage();
  const { resolve } = useSitePath();
  const { hero } = page.frontmatter as FrontMatter;
  if (!hero) return null;
  const [started, more] = hero.actions ?? [];
  const getRoute = (link = '/') => resolve(link);
  const source = hero.image?.src;
  const images = typeof source === 'string' ? { light: source, dark: source } : source;
  return (
    <Hero
      logoUrl={hero.logo && getAsset(hero.logo)}
      title={hero.name}
      subTitle={hero.text ?? text('subtitle')}
      description={text('slogan')}
      tagline={hero.tagline}
      getStartedButtonText={started?.text ?? text('quickStart')}
      getStartedLink={getRoute(started?.link)}
      learnMoreButtonText={more?.text ?? text('introduction')}
      learnMoreLink={getRoute(more?.link)}
      learnMoreAbout={text('learnMoreAbout', { title: hero.name ?? site.name })}
      image={
        images && {
          light: getAsset(images.light),
          dark: getAsset(images.dark),
          alt: hero.image?.alt ?? '',
        }
      }
      showStars={hero.showStars}
      showOvalBg={hero.showOvalBg}
    />
  );
}

/** The landing page's background: a bookcase, drawn in lines that suit both schemes. */
export function Backdrop() {
  const image = useAssetHref()('/landing/hero.svg');
  return (
    <div
      className={backdropStyles.backdrop}
      data-backdrop=""
      style={{ '--image': `url("${image}")` }}
    />
  );
}
