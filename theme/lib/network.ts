/** Whether the reader has the browser save data. */
export function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** A host that is slower than this is left to the browser, in milliseconds. */
const slowHostTimeout = 3_000;

/** Whether our host answers, with whatever it be. `navigator.onLine` only tells whether there is any network. */
export const isReachable = (address: string): Promise<boolean> =>
  // Not followed: a sign-in page may be another host's, which the policy would refuse.
  fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(slowHostTimeout),
  }).then(
    () => true,
    ({ name }: Error) => name === 'TimeoutError',
  );
