/**
 * The value of a body of JSON.
 * @throws Error when it is longer than `maxBytes`, which then is not read to its end, or no JSON.
 */
export async function readJson(response: Response, maxBytes: number): Promise<unknown> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('The search service answered with nothing.');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return JSON.parse(text + decoder.decode());
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new Error(`The search service answered with more than ${maxBytes} bytes.`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
