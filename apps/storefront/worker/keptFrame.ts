/** Where a page's own content begins; what stands before it is the shop's frame. */
const CONTENT = /<main[ >]/
/** Asks for the page again, in a document that could not go on as it was begun. */
export const AGAIN_PATH = "/pages/again.js"
/** The page that is left was no view. */
export const AGAIN_SCRIPT = "window.endEarlyView?.();location.reload()"

/** A page up to where its own content begins; null where there is no such place. */
export const frameOf = (html: string): string | null => {
  const at = html.search(CONTENT)
  return at < 0 ? null : html.slice(0, at)
}

/** What must be the same for a page to go on under what was said before it. */
const POLICY = "content-security-policy"

/**
 * An answer that begins with a frame at once and goes on with the network's page, if that begins with the same frame: of what was kept no
 * byte of content is shown. Where it does not, `handOn` hears of what the page is instead, and the document asks for itself again.
 * null from the network: it did not answer.
 */
export const begunBy = (
  begin: { readonly frame: string; readonly headers: Headers },
  network: Promise<Response | null>,
  handOn: (response: Response | null) => Promise<void>
): Response => {
  const frame = new TextEncoder().encode(begin.frame)
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: async (stream) => {
      stream.enqueue(frame)
      const again = async (response: Response | null) => {
        await handOn(response)
        // Left open: its scripts are not to begin.
        stream.enqueue(new TextEncoder().encode(`<script src="${AGAIN_PATH}"></script>`))
      }
      const response = await network
      if (response === null || response.body === null || !suits(response, begin.headers)) return again(response)
      const whole = response.clone()
      reader = response.body.getReader()
      let met = 0
      for (;;) {
        const { done, value } = await reader.read()
        const beginning = value?.subarray(0, frame.length - met) ?? new Uint8Array()
        if (!beginning.every((byte, at) => byte === frame[met + at])) return again(whole)
        met += beginning.length
        if (met < frame.length && done) return again(whole)
        if (met < frame.length) continue
        // Not waited for: it ends with the other half.
        void whole.body?.cancel()
        if (value && value.length > beginning.length) stream.enqueue(value.subarray(beginning.length))
        if (done) return stream.close()
        break
      }
      for (let next = await reader.read(); !next.done; next = await reader.read()) stream.enqueue(next.value)
      stream.close()
    },
    cancel: async (reason) => {
      await reader?.cancel(reason)
    }
  })
  return new Response(body, { headers: begin.headers })
}

const suits = ({ headers, status }: Response, begun: Headers): boolean => status === 200 && headers.get(POLICY) === begun.get(POLICY)
