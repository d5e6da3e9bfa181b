/** What can be switched in the frame: `themeConfig` of rspress.config.ts, beside the framework's own. */
export interface ThemeOptions {
  /** `false`: always light, and no control for it. */
  darkMode?: boolean;
  /** `false`: no search box. */
  search?: boolean;
}

/** The choices of this site. */
export const themeOptions: ThemeOptions = { darkMode: true };
