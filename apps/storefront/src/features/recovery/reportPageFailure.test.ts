import { Unreachable } from "@camber/domain/ports"
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom"
import { afterEach, expect, it, vi } from "vitest"
import { reportDefect } from "../../foundation/runtime/AppRuntime.ts"
import { reportPageFailure } from "./reportPageFailure.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, "serviceWorker")
})

const listening = () => {
  const reported = vi.fn()
  vi.stubGlobal("reportError", reported)
  return { reported, logged: vi.spyOn(console, "error").mockReturnValue(undefined) }
}

it("ERR-14 ERR-124 reportPageFailure reports the errors of the error boundary, but not those that the Effect runtime has reported", () => {
  const { logged, reported } = listening()
  const [own, known] = [new TypeError("x of undefined"), new Error("lost")]
  reportDefect(known)
  for (const caught of [own, known, own, "a text"]) reportPageFailure(caught)
  expect(reported.mock.calls).toEqual([[known], [own], ["a text"]])
  expect(logged).not.toHaveBeenCalled()
})

it.each<readonly [string, unknown, boolean]>([
  ["a call without a response", new Unreachable({ service: "trait", operation: "ymm", cause: "timeout" }), true],
  ["code that failed to load", { _tag: "ChunkLoadFailed" }, true],
  ["any failure without a network", new TypeError("Failed to fetch dynamically imported module"), false]
])("ERR-14 %s is logged in the console, and does not count as an error of the page", (_, caught, isOnline) => {
  const { logged, reported } = listening()
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  reportPageFailure(caught)
  expect(logged.mock.calls).toEqual([["Failed to load the page.", caught]])
  expect(reported).not.toHaveBeenCalled()
})

it("ERR-14 reportPageFailure does not report a missing page", () => {
  const { logged, reported } = listening()
  reportPageFailure(new ErrorResponse(404, "Not Found", { variant: 3 }))
  expect([logged.mock.calls, reported.mock.calls]).toEqual([[], []])
})

const lost = new Unreachable({ service: "products", operation: "productPage", cause: "timeout" })

it.each<readonly [string, string, boolean, ReadonlyArray<string>, number]>([
  ["is requested from the worker, which has the page or a list of cached pages", "https://shop.example/item/rotor/2", true, [], 1],
  ["is requested from the worker when there is no network", "https://shop.example/item/rotor/2", false, [], 1],
  ["that was already displayed is replaced by a list of cached pages, once", "here", false, ["CannotGoOn"], 1],
  ["that was already displayed remains an error when there is a network", "here", true, ["CannotGoOn"], 0]
])("OFF-08 a page that the network failed to load %s", (_, loadedFrom, isOnline, told, reloads) => {
  listening()
  const postMessage = vi.fn()
  Object.defineProperty(navigator, "serviceWorker", { value: { controller: { postMessage } }, configurable: true })
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined)
  const name = loadedFrom === "here" ? location.href : loadedFrom
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name } as PerformanceResourceTiming])
  reportPageFailure(lost)
  expect(postMessage.mock.calls.map(([said]) => said._tag)).toEqual(told)
  expect(reload).toHaveBeenCalledTimes(reloads)
})
