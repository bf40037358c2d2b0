/** Maximum length in bytes. The shop's longest form, a percent-encoded order of 500 lines, is under 100 kB. */
const LONGEST = 128_000

/** Maximum fields: the shop's forms have far fewer, and each costs parsing time. */
const MOST_FIELDS = 2_000

const refused = (status: 413 | 415): Response =>
  new Response(status === 413 ? "This form is too long." : "A form is expected.", {
    status,
    headers: { "content-type": "text/plain", "cache-control": "no-store" }
  })

/**
 * Returns a form's fields, or the error response if it is invalid or too long. Reads nothing beyond the maximum length. A file of a multipart
 * form becomes a field with its text.
 */
export const readForm = async (request: Request): Promise<string | Response> => {
  const type = request.headers.get("content-type") ?? ""
  const isMultipart = /^multipart\/form-data\s*;/i.test(type)
  if (!isMultipart && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return refused(415)
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
  if (isMultipart) return readParts(sent, type)
  return fieldsIn(sent) > MOST_FIELDS ? refused(413) : sent.toString("utf8")
}

const readParts = async (sent: Buffer, type: string): Promise<string | Response> => {
  const parts = await new Response(new Uint8Array(sent), { headers: { "content-type": type } }).formData().catch(() => null)
  if (parts === null) return refused(415)
  const fields: Array<[string, string]> = []
  for (const [name, value] of parts) fields.push([name, typeof value === "string" ? value : await value.text()])
  return fields.length > MOST_FIELDS ? refused(413) : new URLSearchParams(fields).toString()
}

const fieldsIn = (sent: Buffer): number => {
  let fields = 1
  for (let at = sent.indexOf("&"); at >= 0; at = sent.indexOf("&", at + 1)) fields += 1
  return fields
}
