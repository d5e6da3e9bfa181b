import { TranslationNotice } from '../docPage/TranslationNotice';
import { Features } from '../home/Features';
import { Hero } from '../home/Hero';
import { DocContent } from '../mdx/DocContent';
import styles from './HomeFrame.module.css';

/** The landing page: hero and features from front matter, then the page's own text. */
export function HomeFrame() {
  return (
    <main id="content">
      <Hero />
      <div className={styles.text}>
        <TranslationNotice />
        <Features />
        <div className="prose">
          <DocContent />
        </div>
      </div>
    </main>
  );
}
