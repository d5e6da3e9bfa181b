import controls from '../ui/controls.module.css';
import { Link } from '../ui/Link';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './Hero.module.css';
import { HeroStars } from './HeroStars';

export interface HeroProps {
  logoUrl?: string | undefined;
  title?: string | undefined;
  /** One line above the title. */
  subTitle?: string | undefined;
  description?: string | undefined;
  tagline?: string | undefined;
  getStartedButtonText?: string | undefined;
  learnMoreButtonText?: string | undefined;
  getStartedLink: string;
  learnMoreLink: string;
  /** What more there is to learn about, for screen readers, which may list links alone. */
  learnMoreAbout?: string | undefined;
  image?: HeroImageProps | undefined;
  showStars?: boolean | undefined;
  showOvalBg?: boolean | undefined;
}

/** What the tool is, in one screen, and the two ways in; our own home sets every text. */
export function Hero({
  logoUrl,
  title = 'Rspack',
  subTitle = 'The fast Rust-based web bundler',
  description = 'Seamlessly replace webpack with compatible API',
  tagline,
  getStartedButtonText = 'Get Started',
  learnMoreButtonText = 'Learn More',
  getStartedLink,
  learnMoreLink,
  learnMoreAbout,
  image,
  showStars = false,
  showOvalBg = false,
}: HeroProps) {
  return (
    <header className={styles.hero}>
      {showOvalBg && <div className={styles.oval} data-oval="" />}
      {showStars && <HeroStars />}
      <div className={styles.words}>
        {logoUrl && <img src={logoUrl} alt="" width="64" height="64" />}
        <p className={styles.subtitle}>{subTitle}</p>
        <h1 className={styles.name}>{title}</h1>
        <p className={styles.slogan}>{description}</p>
        {tagline && <p className={styles.tagline}>{tagline}</p>}
        <p className={styles.actions}>
          <Link className={controls.primary} href={getStartedLink}>
            {getStartedButtonText}
          </Link>
          <Link className={controls.framed} href={learnMoreLink}>
            {learnMoreButtonText}
            {learnMoreAbout && <VisuallyHidden>{learnMoreAbout}</VisuallyHidden>}
          </Link>
        </p>
      </div>
      {image && <HeroImage {...image} />}
    </header>
  );
}

interface HeroImageProps {
  light: string;
  dark: string;
  alt: string;
}

/** A picture of 375 × 375. CSS chooses it, so that only that of the current scheme is fetched. */
const HeroImage = ({ light, dark, alt }: HeroImageProps) => (
  <div
    className={styles.image}
    role={alt ? 'img' : undefined}
    aria-label={alt || undefined}
    style={{ '--light': `url("${light}")`, '--dark': `url("${dark}")` }}
  />
);
