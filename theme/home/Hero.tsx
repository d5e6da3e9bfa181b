import { clsx } from 'clsx';
import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './Hero.module.css';
import { HeroStars } from './HeroStars';

export interface HeroProps {
  /** Address of the logo. */
  logoUrl?: string | undefined;
  title?: string | undefined;
  /** One line above the title. */
  subTitle?: string | undefined;
  description?: string | undefined;
  /** What it means for the reader, below the description. */
  tagline?: string | undefined;
  getStartedButtonText?: string | undefined;
  learnMoreButtonText?: string | undefined;
  getStartedLink: string;
  learnMoreLink: string;
  /** What more there is to learn about, for screen readers, which may list links alone. */
  learnMoreAbout?: string | undefined;
  image?: HeroImageProps | undefined;
  /** Marks that lean towards a mouse which comes near. */
  showStars?: boolean | undefined;
  /** An oval of light behind the text. */
  showOvalBg?: boolean | undefined;
}

/** What the tool is, in one screen, and the two ways in. */
export function Hero({
  logoUrl,
  title = heroDefaults.title,
  subTitle = heroDefaults.subTitle,
  description = heroDefaults.description,
  tagline,
  getStartedButtonText = heroDefaults.getStartedButtonText,
  learnMoreButtonText = heroDefaults.learnMoreButtonText,
  getStartedLink,
  learnMoreLink,
  learnMoreAbout,
  image,
  showStars = heroDefaults.showStars,
  showOvalBg = heroDefaults.showOvalBg,
}: HeroProps) {
  return (
    <header className={styles.hero}>
      {showOvalBg && <div className={styles.oval} data-oval="" />}
      {showStars && <HeroStars />}
      <div className={styles.words}>
        {logoUrl && <img className={styles.logo} src={logoUrl} alt="" width="64" height="64" />}
        <p className={styles.subtitle}>{subTitle}</p>
        <h1 className={styles.name}>{title}</h1>
        <p className={styles.slogan}>{description}</p>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <p className={styles.actions}>
          <Link className={clsx(controls.primary, styles.action)} href={getStartedLink}>
            {getStartedButtonText}
          </Link>
          <Link className={clsx(controls.framed, styles.action)} href={learnMoreLink}>
            {learnMoreButtonText}
            {learnMoreAbout && <VisuallyHidden>{learnMoreAbout}</VisuallyHidden>}
          </Link>
        </p>
      </div>
      {image && <HeroImage {...image} />}
    </header>
  );
}

export interface HeroImageProps {
  /** Addresses, one for each colour scheme. */
  light: string;
  dark: string;
  alt: string;
}

/** A picture of 375 × 375. CSS chooses it, so that only that of the current scheme is fetched. */
export function HeroImage({ light, dark, alt }: HeroImageProps) {
  return (
    <div
      className={styles.image}
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      style={{ '--light': `url("${light}")`, '--dark': `url("${dark}")` }}
    />
  );
}

/** What the hero shows where a page sets nothing; our own home sets everything. */
export const heroDefaults = {
  title: 'Rspack',
  subTitle: 'The fast Rust-based web bundler',
  description: 'Seamlessly replace webpack with compatible API',
  getStartedButtonText: 'Get Started',
  learnMoreButtonText: 'Learn More',
  showStars: false,
  showOvalBg: false,
} as const;
