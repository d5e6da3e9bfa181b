/** What the hero shows where a page says nothing (spec.md §1 and §2); our own home says everything. */
export const heroDefaults = {
  title: 'Rspack',
  subTitle: 'The fast Rust-based web bundler',
  description: 'Seamlessly replace webpack with compatible API',
  getStartedButtonText: 'Get Started',
  learnMoreButtonText: 'Learn More',
  showStars: false,
  showOvalBg: false,
} as const;
