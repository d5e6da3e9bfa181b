// Its own file, which only browsers without popovers fetch (headScript.ts).
import { replacePopovers } from './popoverFallback';

replacePopovers(document);
