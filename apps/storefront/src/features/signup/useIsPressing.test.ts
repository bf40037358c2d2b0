import { act, fireEvent, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { useIsPressing } from "./useIsPressing.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
const pass = (millis: number) =>
  act(() => {
    vi.advanceTimersByTime(millis)
  })
const addButton = () => {
  const button = document.createElement("button")
  document.body.append(button)
  return button
}

it("SIGN-38 a press counts from the one that loaded the offers until two seconds after the last one", () => {
  const { result } = renderHook(useIsPressing)
  expect(result.current).toBe(true)
  pass(2000)
  expect(result.current).toBe(false)
  fireEvent.pointerDown(document.body)
  expect(result.current).toBe(true)
  pass(1900)
  fireEvent.keyDown(document.body)
  pass(1900)
  expect(result.current).toBe(true)
  pass(100)
  expect(result.current).toBe(false)
})

it("SIGN-38 a press counts while the pressed button works, such as Add to List on a slow network, and two seconds longer", () => {
  const button = addButton()
  const { result } = renderHook(useIsPressing)
  button.setAttribute("aria-busy", "true")
  pass(30_000)
  expect(result.current).toBe(true)
  button.removeAttribute("aria-busy")
  pass(1500)
  expect(result.current).toBe(true)
  pass(500)
  expect(result.current).toBe(false)
})
