import { beforeEach, expect, it } from "vitest"
import { getHistoryEntryKey } from "./getHistoryEntryKey.ts"

beforeEach(() => history.replaceState(null, "", "/"))

it("NAV-171 an entry of the history has one key for good: its router's, or else one that no other has", () => {
  history.replaceState({ idx: 2, key: "of-router" }, "")
  expect([getHistoryEntryKey(), history.state]).toEqual(["of-router", { idx: 2, key: "of-router" }])
  history.replaceState({ idx: 3 }, "")
  const key = getHistoryEntryKey()
  expect([getHistoryEntryKey(), history.state]).toEqual([key, { idx: 3, key }])
  history.pushState(null, "", "/#parts")
  expect(["of-router", key]).not.toContain(getHistoryEntryKey())
})
