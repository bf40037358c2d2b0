import type { Response as Answer } from "graphql-http"

/** A GraphQL answer that holds one error and no data. */
export const errorAnswer = (
  status: number,
  statusText: string,
  message: string,
  headers: Readonly<Record<string, string>> = {}
): Answer => [
  JSON.stringify({ errors: [{ message }] }),
  { status, statusText, headers: { ...headers, "content-type": "application/json; charset=utf-8" } }
]

/** The same as a web-standard response, for addresses without GraphQL too: an error looks alike everywhere. */
export const errorResponse = (...of: Parameters<typeof errorAnswer>): Response => {
  const [body, { headers, ...init }] = errorAnswer(...of)
  return new Response(body, { ...init, headers: new Headers(headers) })
}
