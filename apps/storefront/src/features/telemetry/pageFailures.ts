import { truncateEvent, type TelemetryEvent } from "@camber/domain/telemetry"

/** Limit of reported failures per document: a recurring failure adds no information. */
const MOST = 5

/** Reports the page's uncaught errors, each message once. Returns the stop function. */
export const followFailures = (send: (event: TelemetryEvent) => void): (() => void) => {
  const sent = new Set<string>()
  const stopped = new AbortController()
  const fail = (cause: unknown, source: string) => {
    const message = truncateEvent(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
    if (sent.has(message) || sent.size >= MOST) return
    sent.add(message)
    send({ name: "Page Failed", message, source: truncateEvent(source) })
  }
  addEventListener("error", ({ error, filename, message }) => fail(error ?? message, URL.parse(filename)?.pathname ?? ""), {
    signal: stopped.signal
  })
  addEventListener("unhandledrejection", ({ reason }) => fail(reason, ""), { signal: stopped.signal })
  return () => stopped.abort()
}
