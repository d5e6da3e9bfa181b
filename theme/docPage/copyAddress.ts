/**
 * Copies the text behind an address; `false` where the clipboard or the network refuses. The clipboard
 * is asked at once, with a promise: Safari forgets the click while it waits for the network.
 */
export async function copyAddress(address: string): Promise<boolean> {
  const load = async () => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Blob([await response.text()], { type: 'text/plain' });
  };
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': load() })]);
    return true;
  } catch {
    return false;
  }
}
