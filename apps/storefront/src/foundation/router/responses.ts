/** What a loader throws, and an action answers, to lead on to another address. */
export const createRedirect = (to: string, status: 301 | 302 | 303): Response => new Response(null, { status, headers: { location: to } })

/** An answer of a loader that is no page, as the error's page finds it. */
export interface ErrorResponse {
  readonly status: number
  readonly data: { readonly variant?: unknown } | null
}

/** Whether a loader answered so, and did not fail. */
export const isErrorResponse = (error: unknown): error is ErrorResponse =>
  typeof error === "object" && error !== null && "status" in error && "internal" in error && "data" in error
