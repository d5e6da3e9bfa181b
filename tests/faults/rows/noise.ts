/** What a script that cannot be had leaves in the log. */
export const scriptNoise = [
  /^failed request: .*\/static\/js\//,
  /^(4|5)\d\d: .*\/static\/js\//,
  /^console error: Failed to load resource/,
  /^console error: (\/\S* )?\S*ChunkLoadError/,
  // What was preloaded along with it waits for it in vain.
  /^console warning: .* was preloaded using link preload but not used/,
  // The script of the page itself: React does not come, and the page stays as it was served.
  /^uncaught: ChunkLoadError/,
];

/** What is no script at all, or not that one. */
export const syntaxNoise = [
  /SyntaxError/,
  /^uncaught: (?:Unexpected |Invalid |missing |$)/,
  /Refused to execute script|MIME type/,
];

/** Offline, whatever was on its way fails. */
export const offlineNoise = [
  ...scriptNoise,
  /^failed request: .*(INTERNET_DISCONNECTED|ERR_FAILED)/,
];
