import { cleanup, configure } from "@testing-library/react"
import { afterAll, afterEach, expect } from "vitest"

/** happy-dom does not support this element, and React logs that once for each worker. */
const UNKNOWN_ELEMENT = "The tag <%s> is unrecognized in this browser."

/** React logs this when a wait of Testing Library and an `act` overlap, which depends on timing. */
const OVERLAPPING_ACT = "The current testing environment is not configured to support act(...)"

/**
 * A logged error or warning that a test does not expect fails the test. A test that expects one captures it with `vi.spyOn(console, ...)`.
 */
const unexpected: Array<string> = []
const { error, warn } = console
const note = (format: unknown, ...values: ReadonlyArray<unknown>) => {
  const isExpected = [UNKNOWN_ELEMENT, OVERLAPPING_ACT].some((text) => String(format).startsWith(text))
  if (!isExpected) unexpected.push([format, ...values].map(String).join(" "))
}
Object.assign(console, { error: note, warn: note })
afterAll(() => void Object.assign(console, { error, warn }))
// This hook is registered first, so that it runs after all other hooks of a test.
afterEach(() => expect(unexpected.splice(0), "Unexpected messages on the console").toEqual([]))

/** The time limit is long because the machine may be busy; a missing element still fails the test. */
configure({ asyncUtilTimeout: 20_000 })
afterEach(cleanup)
