import type { ReactNode } from 'react';
import { ScrollToTop } from '../docPage/ScrollToTop';
import { Backdrop, HomeHero } from '../home/HomeHero';
import { Features } from '../home/Features';
import { ToolStack } from '../home/ToolStack';
import { TranslationNotice } from '../language/TranslationNotice';
import styles from './HomeFrame.module.css';

/** The landing page. Comes with the pages that need it (build/render/generatedPages/homeFrame.ts). */
export function HomeFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={styles.home}>
      <Backdrop />
      <HomeHero />
      <div className={styles.text}>
        <TranslationNotice />
        <div className="prose">{children}</div>
        <Features />
        <ToolStack />
      </div>
      <ScrollToTop />
    </main>
  );
}
