import { TranslationNotice } from '../docPage/TranslationNotice';
import { Backdrop } from '../home/Backdrop';
import { Features } from '../home/Features';
import { HomeHero } from '../home/HomeHero';
import { ToolStack } from '../home/ToolStack';
import { DocContent } from '../mdx/DocContent';
import styles from './HomeFrame.module.css';

/** The landing page: hero from front matter, the page's own text, cards, and the tools beside it. */
export function HomeFrame() {
  return (
    <main id="content" className={styles.home}>
      <Backdrop />
      <HomeHero />
      <div className={styles.text}>
        <TranslationNotice />
        <div className="prose">
          <DocContent />
        </div>
        <Features />
        <ToolStack />
      </div>
    </main>
  );
}
