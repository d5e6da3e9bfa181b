import type { BrowserContext } from '@playwright/test';

/**
 * Collects everything that a quiet page does not do, from every page of a context: console errors and
 * warnings (React reports failed hydration there), uncaught errors and rejections, failed or refused
 * requests, requests to another origin, violations of the Content-Security-Policy, native dialogs.
 */
export async function watchContext(
  context: BrowserContext,
  origin: string,
  problems: string[] = [],
): Promise<string[]> {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => {
    const error = event.error();
    // The browser's own words where a page redirects before its first paint, at which a transition from the
    // page before would have begun.
    if (/Page already revealed/.test(error.message)) return;
    problems.push(`uncaught: ${error.stack || error.message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (requested === origin || protocol === 'data:' || protocol === 'blob:') return;
    problems.push(`request to another origin: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason';
    // Leaving a page aborts what it was still fetching.
    if (reason !== 'net::ERR_ABORTED')
      problems.push(`failed request: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on('dialog', (dialog) => {
    problems.push(`native dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    problems.push(`policy violation: ${violation}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`);
    });
    document.addEventListener('appready', () => {
      window.appReadyCount = (window.appReadyCount ?? 0) + 1;
    });
    document.addEventListener('appmissing', () => (window.isAppMissing = true));
  });
  return problems;
}
