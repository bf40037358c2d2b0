import { createHash } from "node:crypto"

/** A drawn picture, held as it is sent. */
export interface Picture {
  readonly body: Uint8Array<ArrayBuffer>
  /** A strong validator, quoted. */
  readonly etag: string
}

export const picture = (body: Uint8Array<ArrayBuffer>): Picture => ({
  body,
  etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
})

/** RFC 9110: `*` or any of the listed validators, compared weakly. */
const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null && ifNoneMatch.split(",").some((validator) => ["*", etag].includes(validator.trim().replace(/^W\//, "")))

/** The picture, nothing to a client that has it, the head alone where no more is asked for. */
export const pictureAnswer = ({ body, etag }: Picture, request: Request, status: number, headers: Record<string, string>): Response => {
  if (status === 200 && matches(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: { ...headers, etag } })
  return new Response(request.method === "HEAD" ? null : body, {
    status,
    headers: { ...headers, etag, "content-length": String(body.byteLength) }
  })
}

export const plainAnswer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers } })

/** A release may draw a part more truly under the same address, so a picture older than a day is asked for again, and shown meanwhile. */
export const FOR_A_DAY = "public, max-age=86400, stale-while-revalidate=2592000"
