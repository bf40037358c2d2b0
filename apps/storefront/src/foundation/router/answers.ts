/** What a loader throws, and an action answers, to lead on to another address. */
export const redirect = (to: string, status: 301 | 302 | 303): Response => new Response(null, { status, headers: { location: to } })

/** An answer of a loader that is no page, as the error's page finds it. */
export interface ErrorAnswer {
  readonly status: number
  readonly data: { readonly variant?: unknown } | null
}

/** Whether a loader answered so, and did not fail. */
export const isErrorAnswer = (error: unknown): error is ErrorAnswer =>
  typeof error === "object" && error !== null && "status" in error && "internal" in error && "data" in error
