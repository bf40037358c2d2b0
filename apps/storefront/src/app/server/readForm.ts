/** The longest honest form: an order of 500 lines, percent-encoded, is under 100 kB. */
const LONGEST = 128_000

/** Maximum fields: the shop's forms have far fewer, and each costs parsing time. */
const MOST_FIELDS = 2_000

const refused = (status: 413 | 415): Response =>
  new Response(status === 413 ? "This form is too long." : "A form is expected.", {
    status,
    headers: { "content-type": "text/plain", "cache-control": "no-store" }
  })

/** Returns a form's fields, or the error response if it is invalid or too long. Reads nothing beyond the maximum length. */
export const readForm = async (request: Request): Promise<string | Response> => {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get("content-type") ?? "")) return refused(415)
  if (Number(request.headers.get("content-length") ?? 0) > LONGEST) return refused(413)
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (length > LONGEST) return refused(413)
    chunks.push(chunk)
  }
  const sent = Buffer.concat(chunks)
  return fieldsIn(sent) > MOST_FIELDS ? refused(413) : sent.toString("utf8")
}

const fieldsIn = (sent: Buffer): number => {
  let fields = 1
  for (let at = sent.indexOf("&"); at >= 0; at = sent.indexOf("&", at + 1)) fields += 1
  return fields
}
